import path from "node:path";
import { BUILD_OUTPUT, bundledAt, DIST } from "@/lib/base/programs/programs";
import config from "@/next.config";

// Bundled as dist/next.config.mjs, which Next finds and reads in production. next.config.ts would have each web process
// load a compiler and keep it.

const resolved = (source: string) => path.resolve(bundledAt(source));

const production: typeof config = {
  ...config,
  output: undefined,
  distDir: path.relative(DIST, BUILD_OUTPUT),
  cacheHandler: resolved("lib/http/cache/page-store.ts"),
  cacheHandlers: { default: resolved("lib/http/cache/read-store.ts") },
};

export default production;
