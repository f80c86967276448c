import path from "node:path";
import type { NextConfig } from "next";
import { cachedListRedirect, cachedListRewrites } from "./lib/catalogue/lists/list-address";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./lib/base/http/languages";
import { noUuidRewrites } from "./lib/base/ids/uuid-addresses";
import { BUILD_OUTPUT } from "./lib/base/programs/programs";

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join("|");

const isStandalone = process.env.BUILD_STANDALONE === "1";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // A page is as old as the beginning of its render: what was saved meanwhile is not on it.
  cacheHandler: path.resolve("lib/http/cache/page-store.ts"),
  cacheHandlers: { default: path.resolve("lib/http/cache/read-store.ts") },
  // Two builds of one checkout, such as a test's beside a developer's, need a folder each.
  distDir: BUILD_OUTPUT,
  // The image takes the packages that Next finds in use; a checkout has them all.
  output: isStandalone ? "standalone" : undefined,
  poweredByHeader: false,
  // lib/runtime/web.ts compresses: it reads the pages first.
  compress: false,
  // And gives the pages their ETag, once for each that it keeps: Next would read all of a page each time.
  generateEtags: false,
  // Types are checked by `npm run verify`; a shop that starts need not check them again.
  typescript: { ignoreBuildErrors: true },
  rewrites: () => ({
    beforeFiles: [...cachedListRewrites(), ...noUuidRewrites],
    // Next's 404 page has no language.
    fallback: [{ source: `/:language(${OTHERS})/:path*`, destination: "/:language/missing" }],
  }),
  redirects: () => [cachedListRedirect],
  // Pictures are stored in the widths that pages need; nobody else has pictures drawn here.
  images: { unoptimized: true },
  // Node loads these by itself, once for all routes; bundled, each route that needs them would hold them again.
  serverExternalPackages: [
    "@fastify/busboy",
    "fontkit",
    "nodemailer",
    "openid-client",
    "pdfkit",
    "pg-boss",
    "shop-database",
    "web-push",
    "zod",
  ],
  experimental: {
    // The root layout is below the language, so there is none that a missing page could stand in.
    globalNotFound: true,
    isrFlushToDisk: false,
    // A process loads what it is asked for: most of them are never asked for most of the admin's code.
    preloadEntriesOnStart: false,
    // A first start waits for its build. What only a second build would read is a third of its time.
    turbopackFileSystemCacheForBuild: false,
    // Processes keep the source of what they have loaded: minified, it takes 12 MiB less at rest and 60 less under load.
    turbopackMinify: { server: true, client: true },
    // From maps the log names sources (lib/runtime/build/pack-maps.ts). They take memory that small machines lack.
    serverSourceMaps: isStandalone,
    turbopackSourceMaps: isStandalone,
  },
};

export default config;
