// Preloaded by every command that runs outside Next: TypeScript and `@/` imports through tsx, and
// `server-only`, a marker that only Next's bundler understands, as the empty module that it is.
import { registerHooks } from "node:module";
import "tsx";

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "server-only"
      ? { url: "data:text/javascript,", shortCircuit: true }
      : next(specifier, context),
});
