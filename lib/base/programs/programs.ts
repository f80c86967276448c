import path from "node:path";

/**
 * The programs that run in a process or thread of their own. Production runs what the build bundled of them, at the
 * same place below `dist`; everything else runs the source.
 */
export const PROGRAMS = [
  "lib/artwork/pages/draw-pdf.mjs",
  "lib/artwork/preflight/read-program.ts",
  "lib/files/tables/workbook-thread.ts",
  "lib/runtime/operator/backup-job.ts",
  "lib/runtime/operator/run.ts",
  "lib/runtime/prepare.ts",
  "lib/runtime/start.ts",
  "lib/runtime/web.ts",
  "lib/runtime/worker.ts",
] as const;

export type Program = (typeof PROGRAMS)[number];

/** Next's output and, beside it, the bundled programs. Two builds of one checkout need a name each. */
export const BUILD_OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";
export const DIST = process.env.NEXT_DIST_DIR ? `${BUILD_OUTPUT}-dist` : "dist";

/** The compile cache of the programs and of Next's server. It belongs to one build and is removed with it. */
export const COMPILED = path.resolve(/* turbopackIgnore: true */ DIST, "compiled");

/** Path of the bundled form of a source. */
export const bundledAt = (source: string): string =>
  path.join(/* turbopackIgnore: true */ DIST, source.replace(/\.\w+$/, ".mjs"));

interface Start {
  file: string;
  /** Options for Node. */
  execArgv: string[];
}

/** Returns how a program is started, with absolute paths. */
export function startOf(program: Program): Start {
  const place = (file: string) => path.resolve(/* turbopackIgnore: true */ file);
  if (process.env.NODE_ENV === "production")
    return { file: place(bundledAt(program)), execArgv: [] };
  return { file: place(program), execArgv: [`--import=${place("lib/runtime/node-hooks.mjs")}`] };
}
