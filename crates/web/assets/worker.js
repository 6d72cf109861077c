// Starts the module as whoever holds the table. It says when it is ready to be asked.
import init from "./web.js";
await init({ module_or_path: "./web_bg.wasm" });
