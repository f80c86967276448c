import "server-only";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { migrationNames, MIGRATIONS } from "./migration-names";

/**
 * Prisma's own migration engine as WebAssembly: it needs no native binary and writes the usual `_prisma_migrations`
 * table, so `prisma migrate deploy` can still be used elsewhere.
 */

const SCHEMA_PATH = path.resolve("prisma/schema.prisma");

export const NO_FILTERS = { externalTables: [], externalEnums: [] };

export async function readDatamodel(): Promise<[string, string]> {
  return [SCHEMA_PATH, await readFile(SCHEMA_PATH, "utf8")];
}

/** Returns this program's migrations, oldest first, in the engine's format. */
export async function readMigrations() {
  const migrationDirectories = await Promise.all(
    (await migrationNames()).map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.join(MIGRATIONS, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

type Connection = Awaited<ReturnType<PrismaPg["connect"]>>;

/**
 * Runs a migration as one script. The stock adapter splits it at every semicolon, which breaks function bodies and
 * would leave half a migration behind when a later statement fails.
 */
class WholeScriptPg extends PrismaPg {
  readonly #open: Connection[] = [];

  override async connect() {
    const connection = await super.connect();
    connection.executeScript = async (script) => {
      await connection.underlyingDriver().query(script);
    };
    this.#open.push(connection);
    return connection;
  }

  /** Releases the engine's lock: an idle connection would hold it for ten seconds more. */
  async close(): Promise<void> {
    await Promise.all(this.#open.map((connection) => connection.dispose()));
  }
}

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");
type SchemaEngine = Awaited<ReturnType<Bindings["SchemaEngine"]["new"]>>;

/**
 * The engine's glue code holds views of one WebAssembly memory. A process has one glue, however often this file is
 * loaded, and so instantiates the engine once. processWide() does not fit: tests reset it with each of their files,
 * while packages stay loaded.
 */
const shared = globalThis as { schemaEngine?: Promise<Bindings> };

async function loadBindings(): Promise<Bindings> {
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

export async function withSchemaEngine<T>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  shared.schemaEngine ??= loadBindings();
  const { SchemaEngine: Engine } = await shared.schemaEngine;
  const adapter = new WholeScriptPg({ connectionString: databaseUrl, max: 2 });
  const engine = await Engine.new(
    { datamodels: [await readDatamodel()] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await adapter.close();
  }
}
