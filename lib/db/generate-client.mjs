// Writes the Prisma client: TypeScript into `generated`, and the same as one file of JavaScript into the package
// `shop-database`. Node loads it once for all routes; Next's bundler would copy its 860 kB into the chunks of forty.
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "rolldown";

const prismaCli = createRequire(import.meta.url).resolve("prisma/build/index.js");
// `prisma generate` looks for a schema engine binary that the generator never runs, and tries to download it. Naming
// any executable satisfies the check, so an install needs nothing but npm.
const { status } = spawnSync(process.execPath, [prismaCli, "generate"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env },
});
if (status !== 0) process.exit(status ?? 1);

const folder = path.resolve("node_modules/shop-database");
const file = path.join(folder, "index.js");
// Another checkout may share the file by a hard link.
await rm(file, { force: true });
await build({
  input: "lib/db/generated/client.ts",
  platform: "node",
  external: /^@prisma\//,
  output: { file, format: "esm", minify: true },
});
await writeFile(
  path.join(folder, "index.d.ts"),
  'export { Prisma, PrismaClient } from "../../lib/db/generated/client";\n',
);
