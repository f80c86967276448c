import "server-only";
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startThrowaway } from "../embedded/embedded";
import { NO_FILTERS, readDatamodel, withSchemaEngine } from "./schema-engine";
import { changedStatements } from "./sql-program";

// `npm run db:migration -- <name>` writes a migration from the differences of prisma/schema.prisma and prisma/sql to
// what was committed. The engine needs a server to connect to but cannot describe it: its WebAssembly build cannot
// read PostgreSQL's catalogue through the adapter, so the schemas are compared as texts.

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error("Name the migration in lower case: npm run db:migration -- add_wish_lists");
}

const schemaFile = "prisma/schema.prisma";
const [schemaPath, content] = await readDatamodel();
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const committed = (file: string) => git("show", `HEAD:${file}`);

/** Returns the changed functions and triggers, each in its present form. */
function changedProgram(): string[] {
  const known = git("ls-tree", "-r", "--name-only", "HEAD", "prisma/sql").split("\n");
  const before = known.filter(Boolean).map(committed);
  const today = globSync("prisma/sql/*.sql").map((file) => readFileSync(file, "utf8"));
  return changedStatements(before.join("\n\n"), today.join("\n\n"));
}

const server = await startThrowaway();
const { stdout } = await withSchemaEngine(server.url, (engine) =>
  engine.diff({
    from: { tag: "schemaDatamodel", files: [{ path: schemaPath, content: committed(schemaFile) }] },
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
const schemaChange = (stdout ?? "").includes(";") ? [(stdout ?? "").trim()] : [];
const text = [...schemaChange, ...changedProgram()].join("\n\n");
await writeFile(path.join(folder, "migration.sql"), `${text}\n`);
// Generates the client, so that it knows what the migration adds before code uses it.
execFileSync(process.execPath, ["lib/db/generate-client.mjs"], { stdio: "inherit" });
process.stdout.write(`${path.relative(".", folder)}/migration.sql\n`);
