import path from "node:path";

export const BUILD_OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";

/** The compile cache of the web processes. It belongs to one build and is removed with it. */
export const COMPILED_OUTPUT = path.resolve(BUILD_OUTPUT, "compiled");
