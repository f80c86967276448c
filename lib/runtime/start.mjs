import { fork } from "node:child_process";
import { once } from "node:events";
import "./require-node.mjs";

// `npm start` in a checkout: builds what is not built yet, in a process that ends, then starts what was built. An image
// or a service starts dist/lib/runtime/start.mjs itself.

const { ppid } = process;
/** npm ends with its shell, and a program that it runs is not told (stop-with-npm.ts). */
const isLeft = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== ppid;

const { isBuilt } = await import("./build/built-sources.mjs");
if (!(await isBuilt())) {
  const execArgv = ["--import", "./lib/runtime/node-hooks.mjs"];
  const build = fork("lib/runtime/build-command.ts", ["--for-start"], { execArgv });
  // The build ends with this process.
  const watch = setInterval(() => isLeft() && process.exit(), 500);
  const [code] = await once(build, "exit");
  clearInterval(watch);
  if (code !== 0) process.exit(1);
  if (isLeft()) process.exit();
}
const { NEXT_DIST_DIR } = process.env;
const dist = NEXT_DIST_DIR ? `${NEXT_DIST_DIR}-dist` : "dist";
await import(new URL(`../../${dist}/lib/runtime/start.mjs`, import.meta.url).href);
