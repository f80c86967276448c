// Preloaded by every command that runs outside Next. Node strips the types itself; what it does not know is
// how the sources name each other: `@/` for the root, no extension, and `server-only`, a marker that only
// Next's bundler understands, as the empty module that it is.
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url).href;

// What was stripped and compiled once is read the next time, by the processes that this one starts as well:
// they are there sooner, and hold neither the stripper nor the sources. Where nothing may be written, nothing is kept.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", ROOT));
enableCompileCache();

/** What a name without an extension may mean. Packages without `exports`, such as Next, name files so, too. */
const ENDINGS = ["", ".ts", "/index.ts", ".js"];
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

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    const name = specifier.startsWith("@/") ? ROOT + specifier.slice(2) : specifier;
    return resolveByEnding(name, (candidate) => next(candidate, context));
  },
});
