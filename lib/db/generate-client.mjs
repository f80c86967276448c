// `prisma generate` looks for a schema engine binary that the generator never runs, and tries to download it. Naming
// any executable satisfies the check, so an install needs nothing but npm.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const prismaCli = createRequire(import.meta.url).resolve("prisma/build/index.js");
const { status } = spawnSync(process.execPath, [prismaCli, "generate"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env },
});
process.exit(status ?? 1);
