import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startThrowaway } from "./embedded";
import { NO_FILTERS, readDatamodel, readMigrations, withSchemaEngine } from "./schema-engine";

// `npm run db:migration -- <name>` writes down how prisma/schema.prisma differs from the committed
// one. The engine wants a server to speak to, but describes none: its WebAssembly build cannot read
// PostgreSQL's catalogue through the adapter, so the schemas are compared as texts.

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error("Name the migration in lower case: npm run db:migration -- add_wish_lists");
}

const [schemaPath, content] = await readDatamodel();
const { migrationDirectories } = await readMigrations();
const isFirst = migrationDirectories.length === 0;
const committed = () =>
  execFileSync("git", ["show", "HEAD:prisma/schema.prisma"], { encoding: "utf8" });

const server = await startThrowaway();
const { stdout } = await withSchemaEngine(server.url, (engine) =>
  engine.diff({
    from: isFirst
      ? { tag: "empty" }
      : { tag: "schemaDatamodel", files: [{ path: schemaPath, content: committed() }] },
    to: { tag: "schemaDatamodel", files: [{ path: schemaPath, content }] },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  }),
);
await server.stop();

const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.resolve("prisma/migrations", `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "migration.sql"), stdout ?? "");
// The client knows what the migration adds before anybody writes against it.
execFileSync(process.execPath, ["lib/db/generate-client.mjs"], { stdio: "inherit" });
process.stdout.write(`${path.relative(".", folder)}/migration.sql\n`);
