import path from "node:path";
import type { NextConfig } from "next";
import { cachedListRedirect, cachedListRewrites } from "./lib/catalogue/lists/list-address";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./lib/base/http/languages";
import { noUuidRewrites } from "./lib/base/ids/uuid-addresses";
import { BUILD_OUTPUT } from "./lib/base/programs/programs";

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join("|");

const isProduction = process.env.NODE_ENV === "production";
const isStandalone = process.env.BUILD_STANDALONE === "1";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // These caches date a page by the start of its render, so that it cannot hide what was saved meanwhile.
  cacheHandler: path.resolve("lib/http/cache/page-store.ts"),
  cacheHandlers: { default: path.resolve("lib/http/cache/read-store.ts") },
  // Two builds of one checkout, such as a test's beside a developer's, need separate folders.
  distDir: BUILD_OUTPUT,
  // The image contains the packages that Next traces; a checkout has them all.
  output: isStandalone ? "standalone" : undefined,
  poweredByHeader: false,
  // lib/runtime/web.ts compresses, because it reads the pages first.
  compress: false,
  // It also sets the ETag of pages, once per cached page; Next would read the whole page each time.
  generateEtags: false,
  // `npm run verify` checks types; a starting shop need not check them again.
  typescript: { ignoreBuildErrors: true },
  rewrites: () => ({
    beforeFiles: [...cachedListRewrites(), ...noUuidRewrites],
    // Next's 404 page has no language.
    fallback: [{ source: `/:language(${OTHERS})/:path*`, destination: "/:language/missing" }],
  }),
  redirects: () => [cachedListRedirect],
  // Pictures are stored in the widths that pages need; no one may resize others here.
  images: { unoptimized: true },
  // Node loads these once for all routes; bundled, each route that needs them would contain them again.
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
    // The guard renders the pages of accounts and of the admin in the browser, so `next dev` would report each of them.
    instantInsights: { validationLevel: "manual-warning" },
    // The root layout is below the language, so there is none around a missing page.
    globalNotFound: true,
    isrFlushToDisk: false,
    // A process loads code on request: most processes never need most of the admin's code.
    preloadEntriesOnStart: false,
    // A first start waits for its build. Writing a cache that only a second build would read takes a third of its time.
    turbopackFileSystemCacheForBuild: false,
    // Processes keep the source of what they have loaded: minified, it takes 12 MiB less at rest and 60 less under
    // load.
    turbopackMinify: { server: isProduction, client: isProduction },
    // Maps let the log name sources (lib/runtime/build/pack-maps.ts). They take memory that small machines lack.
    serverSourceMaps: isStandalone,
    turbopackSourceMaps: isStandalone,
  },
};

export default config;
