import "server-only";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { startOf } from "@/lib/base/programs/programs";
import { DECODING, pictureQueue } from "@/lib/files/encode-picture";

const run = promisify(execFile);

/** The longer side of a page's picture in pixels. */
const LONGER_SIDE = 1600;
const SECONDS = 60;
const MEMORY_MB = 512;

interface Drawing {
  /** MIME type of the file, such as "application/pdf". */
  type: string;
  /** A file with more pages is refused. */
  mostPages: number;
  /** Number of pages drawn, from the first. */
  drawn?: number;
  /** Key of the queue; files of one owner are drawn in turn. */
  owner: string;
}

/** Draws the pages of a file as PNG. @throws Error for a damaged, encrypted or too large file */
export function drawPages(file: string, drawing: Drawing): Promise<Buffer[]> {
  const isDrawnApart = drawing.type === "application/pdf" || drawing.type === "image/svg+xml";
  return pictureQueue(drawing.owner, () =>
    isDrawnApart ? drawApart(file, drawing) : drawPicture(file),
  );
}

/** A drawn page, scaled to this length of its longer side in pixels. */
export function shrinkPage(
  page: Buffer,
  { side, format, owner }: { side: number; format: "png" | "webp"; owner: string },
): Promise<Buffer> {
  const size = { width: side, height: side, fit: "inside" } as const;
  return pictureQueue(owner, () => sharp(page, DECODING).resize(size).toFormat(format).toBuffer());
}

async function drawPicture(file: string): Promise<Buffer[]> {
  const picture = sharp(file, DECODING)
    .autoOrient()
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  return [await picture.png().toBuffer()];
}

async function drawApart(
  file: string,
  { type, mostPages, drawn = mostPages }: Drawing,
): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  try {
    const program = startOf("lib/artwork/pages/draw-pdf.mjs").file;
    // Keeps the shop's secrets out of its environment.
    const env = { NODE_ENV: "production" } as const;
    const what = [file, folder, String(mostPages), String(drawn), type];
    const args = [`--max-old-space-size=${MEMORY_MB}`, program, ...what];
    await run(process.execPath, args, { timeout: SECONDS * 1000, killSignal: "SIGKILL", env });
    const { length } = await readdir(folder);
    const names = Array.from({ length }, (_, index) => `${index + 1}.png`);
    return await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
