import type { NextConfig } from "next";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // Two builds of one checkout, such as a test's beside a developer's, need a folder each.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  experimental: { isrFlushToDisk: false },
};

export default config;
