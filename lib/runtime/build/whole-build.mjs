import { readFile } from "node:fs/promises";
import path from "node:path";

const OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";

/** The bundled programs, next to Next's output. */
export const BUNDLED = process.env.NEXT_DIST_DIR ? `${OUTPUT}-dist` : "dist";

/** Next's id of a build, which the build copies next to the programs at its end. */
export const [SITE_ID, PROGRAMS_ID] = [OUTPUT, BUNDLED].map((folder) =>
  path.join(folder, "BUILD_ID"),
);

/** Returns whether the site and the programs are of one build, which came to its end. */
export async function isWhole() {
  const read = (file) => readFile(file, "utf8").catch(() => "");
  const [site, programs] = await Promise.all([read(SITE_ID), read(PROGRAMS_ID)]);
  return site !== "" && site === programs;
}
