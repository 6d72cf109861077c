// Starts the module as the page. Its worker starts the same module; see worker.js.
import init from "./web.js";
await init({ module_or_path: "./web_bg.wasm" });
if ("serviceWorker" in navigator && location.protocol !== "file:") navigator.serviceWorker.register("./offline.js").catch(() => {});
