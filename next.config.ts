import type { NextConfig } from "next";
import { keptListRedirect, keptListRewrites } from "./lib/catalogue/list-address";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // Two builds of one checkout, such as a test's beside a developer's, need a folder each.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // lib/server/web.ts compresses: it reads the pages first.
  compress: false,
  // And gives the pages their ETag, by what it keeps of each: Next would read all of a page each time.
  generateEtags: false,
  // Types are checked by `npm run verify`; a shop that starts need not check them again.
  typescript: { ignoreBuildErrors: true },
  rewrites: () => ({ beforeFiles: keptListRewrites() }),
  redirects: () => [keptListRedirect],
  // Pictures are stored in the widths that pages need; nobody else has pictures drawn here.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
};

export default config;
