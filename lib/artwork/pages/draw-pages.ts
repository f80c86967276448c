import "server-only";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { AttachmentType } from "@/lib/files/attachments/attachment-kinds";
import { DECODING } from "@/lib/files/encode-picture";
import { workQueue } from "@/lib/limits/at-once";
import { AT_ONCE } from "@/lib/limits/limits";

const run = promisify(execFile);

/** Most pages of a proof. */
export const MAX_PAGES = 20;

/** The longer side of a page's picture in pixels. */
const LONGER_SIDE = 1600;
const SECONDS = 60;
const MEMORY_MB = 512;

const inTurn = workQueue(AT_ONCE.pictures);

/** Draws the pages of a file as PNG. @throws Error for a damaged, encrypted or too large file */
export function drawPages(file: string, type: AttachmentType): Promise<Buffer[]> {
  return inTurn(() => (type === "application/pdf" ? drawPdf(file) : drawPicture(file)));
}

async function drawPicture(file: string): Promise<Buffer[]> {
  const picture = sharp(file, DECODING)
    .autoOrient()
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  return [await picture.png().toBuffer()];
}

async function drawPdf(file: string): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  try {
    const program = path.resolve("lib/artwork/pages/draw-pdf.mjs");
    // No secret of the shop is within its reach.
    const env = { NODE_ENV: "production" } as const;
    const args = [`--max-old-space-size=${MEMORY_MB}`, program, file, folder, String(MAX_PAGES)];
    await run(process.execPath, args, { timeout: SECONDS * 1000, killSignal: "SIGKILL", env });
    const { length } = await readdir(folder);
    const names = Array.from({ length }, (_, index) => `${index + 1}.png`);
    return await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
