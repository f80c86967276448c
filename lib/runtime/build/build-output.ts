import path from "node:path";

/** Where a build lies. */
export const BUILD_OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";

/** What web processes keep compiled of a build and of what it needs; it goes with the build. */
export const COMPILED_OUTPUT = path.resolve(BUILD_OUTPUT, "compiled");
