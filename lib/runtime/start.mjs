import { fork } from "node:child_process";
import { once } from "node:events";
import "./require-node.mjs";

// `npm start` in a checkout: builds what is not built yet, in a process that ends, then starts what was built. An image
// or a service starts dist/lib/runtime/start.mjs itself.

const { isBuilt } = await import("./build/built-sources.mjs");
if (!(await isBuilt())) {
  const execArgv = ["--import", "./lib/runtime/node-hooks.mjs"];
  const build = fork("lib/runtime/build-command.ts", { execArgv });
  const [code] = await once(build, "exit");
  if (code !== 0) process.exit(1);
}
const { NEXT_DIST_DIR } = process.env;
const dist = NEXT_DIST_DIR ? `${NEXT_DIST_DIR}-dist` : "dist";
await import(new URL(`../../${dist}/lib/runtime/start.mjs`, import.meta.url).href);
