import { loadOnly } from "./build/load-only.mjs";
import { isBuilt } from "./build/built-sources.mjs";

// `npm start`. A process that strips the types of its sources keeps the compiler for it, 25 MiB of WebAssembly,
// and this one runs for weeks: where sources are new, another one strips them first and ends (node-hooks.mjs
// keeps what it compiled).

if (!(await isBuilt())) await loadOnly("lib/runtime/start.ts");
await import("./start.ts");
