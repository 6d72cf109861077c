//! One module, two entry points: in a window the page, in a worker whoever holds the table.
fn main() {
    web::start();
}
