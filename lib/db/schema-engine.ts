import "server-only";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";

/**
 * Prisma's own migration engine as WebAssembly: it needs no native binary and writes the usual
 * `_prisma_migrations` table, so `prisma migrate deploy` stays usable elsewhere.
 */

const SCHEMA_PATH = path.resolve("prisma/schema.prisma");
const MIGRATIONS_DIR = path.resolve("prisma/migrations");

export const NO_FILTERS = { externalTables: [], externalEnums: [] };

export async function readDatamodel(): Promise<[string, string]> {
  return [SCHEMA_PATH, await readFile(SCHEMA_PATH, "utf8")];
}

/** Every migration on disk, oldest first, in the shape that the engine reads. */
export async function readMigrations() {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.join(MIGRATIONS_DIR, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

/**
 * Runs a migration as the one script that it is. The stock adapter cuts it at every semicolon, which
 * breaks function bodies and would leave half a migration behind when a later statement fails.
 */
class WholeScriptPg extends PrismaPg {
  override async connect() {
    const connection = await super.connect();
    connection.executeScript = async (script) => {
      await connection.underlyingDriver().query(script);
    };
    return connection;
  }
}

/** The engine's glue keeps views of one WebAssembly memory, so a process instantiates it once. */
let bindingsReady:
  Promise<typeof import("@prisma/schema-engine-wasm/schema_engine_bg")> | undefined;

async function loadBindings() {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const packageEntry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const wasm = await readFile(path.join(path.dirname(packageEntry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  const glue = bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/** The caller frees the engine. */
export async function openSchemaEngine(databaseUrl: string): Promise<SchemaEngine> {
  bindingsReady ??= loadBindings();
  const { SchemaEngine: Engine } = await bindingsReady;
  const adapter = new WholeScriptPg({ connectionString: databaseUrl, max: 2 });
  return Engine.new(
    { datamodels: [await readDatamodel()] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}
