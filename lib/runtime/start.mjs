import { loadOnly } from "./build/load-only.mjs";
import { isBuilt } from "./build/built-sources.mjs";

// `npm start`. A process that strips the types of its sources keeps the compiler in memory (25 MiB of WebAssembly),
// and this one runs for weeks. When sources are new, another process strips them first and ends; node-hooks.mjs
// caches the result.

if (!(await isBuilt())) await loadOnly("lib/runtime/start.ts");
await import("./start.ts");
