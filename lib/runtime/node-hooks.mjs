// Preloaded by every command that runs outside Next. Node strips the types itself. These hooks add what Node does not
// know: JSX (for emails), `@/` for the root, imports without an extension, and `server-only`, a marker that only
// Next's bundler understands and that resolves to an empty module here.
import { readFileSync } from "node:fs";
import { createRequire, enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url).href;

// The compile cache stores what was stripped and compiled, also for the processes that this one starts. They start
// faster and hold neither the stripper nor the sources in memory. Where the folder is not writable, nothing is
// cached.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", ROOT));
enableCompileCache();

/**
 * Endings to try for a name without an extension. Packages without `exports`, such as Next, import files this way as
 * well.
 */
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", ".js"];
const NOT_THIS = new Set(["ERR_MODULE_NOT_FOUND", "ERR_UNSUPPORTED_DIR_IMPORT"]);

function resolveByEnding(name, resolve) {
  let first;
  for (const ending of ENDINGS) {
    try {
      return resolve(name + ending);
    } catch (error) {
      if (!NOT_THIS.has(error.code)) throw error;
      first ??= error;
    }
  }
  throw first;
}

const require = createRequire(import.meta.url);

/** Only a process that loads JSX loads the compiler. */
function compileJsx(url) {
  const { transformSync } = require("oxc-transform");
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return { format: "module", source: code, shortCircuit: true };
}

registerHooks({
  load: (url, context, next) => (url.endsWith(".tsx") ? compileJsx(url) : next(url, context)),
  resolve: (specifier, context, next) => {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    const name = specifier.startsWith("@/") ? ROOT + specifier.slice(2) : specifier;
    return resolveByEnding(name, (candidate) => next(candidate, context));
  },
});
