//! One module, two entry points: in a window the page, in a worker the host.
fn main() {
    web::start();
}
