import "server-only";
import { open } from "node:fs/promises";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { joinPrivate, privatePath, removePrivate } from "@/lib/files/private-files";
import { refuseVirus } from "@/lib/files/refuse-virus";
import { isSourceName, kindOf, namedAs, type ArtworkKind } from "./kinds";
import { partKey } from "./put-part";
import { ARTWORK_KINDS, SOURCE_KINDS } from "./schemas";
import type { SeenArtwork } from "./see-artwork";
import sharp from "sharp";
import { judged, type Judged } from "@/lib/artwork/preflight/expected";
import { BROKEN } from "@/lib/artwork/preflight/judge";
import type { Finding } from "@/lib/artwork/preflight/findings";
import { DECODING } from "@/lib/files/encode-picture";

export interface CompleteArtworkOptions {
  db: PrismaClient;
  artwork: SeenArtwork;
  sha256: string;
}

/** Bytes in which a kind shows, comments of an SVG included. */
const HEAD = 4096;

/**
 * Joins the parts of a file, and looks it through.
 * @throws AppError invalid_transition while parts are missing, and for a file that was refused; invalid_input (field
 * `sha256`) when it is another file; unsupported_media_type, also for a virus; unavailable while the scanner is down, after
 * which the same call goes on
 */
export async function completeArtwork(options: CompleteArtworkOptions): Promise<void> {
  const { db, artwork, sha256 } = options;
  const { id, state, size, partSize, parts } = artwork;
  if (state === "stored" && artwork.sha256 === sha256) return;
  if (state !== "uploading") throw over();
  const arrived = new Set(parts.map(({ n }) => n));
  const all = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index + 1);
  const missing = all.filter((n) => !arrived.has(n));
  if (missing.length > 0) {
    const message = `Parts of the file are missing: ${missing.slice(0, 10).join(", ")}.`;
    throw new AppError("invalid_transition", message);
  }
  const key = `artworks/${id}/file`;
  const joined = await joinPrivate(
    all.map((n) => partKey(id, n)),
    key,
  );
  if (joined !== sha256) {
    const message = "The file did not arrive as it was sent. Send it again.";
    throw new AppError("invalid_input", message, { fields: { sha256: message } });
  }
  const kind = kindOf(await readHead(privatePath(key)));
  if (!kind && !(await goesAlong(options))) {
    await refuse(options);
    const message = `This cannot be printed. Send ${ARTWORK_KINDS}. Beside it you can also send ${SOURCE_KINDS}.`;
    throw new AppError("unsupported_media_type", message);
  }
  await refuseVirus(privatePath(key)).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code !== "unavailable") await refuse(options);
    throw error;
  });
  const found = kind ? await lookThrough(privatePath(key), kind) : {};
  const { count } = await db.artwork.updateMany({
    where: { id, state: "uploading" },
    data: {
      ...{ state: "stored", sha256, key, isSource: !kind },
      ...(kind && { type: kind.type, name: namedAs(artwork.name, kind) }),
      ...{ ...found, completedAt: new Date(), checkedAt: new Date() },
    },
  });
  if (count === 0) throw over();
  for (const n of all) await removePrivate(partKey(id, n));
}

const over = () => new AppError("invalid_transition", "This upload is over. Start another one.");

/** A working file is taken for a line that has an artwork, or for which one has come. */
async function goesAlong({ db, artwork }: CompleteArtworkOptions): Promise<boolean> {
  const { lineId, name } = artwork;
  if (!lineId || !isSourceName(name)) return false;
  const count = await db.artwork.count({
    where: {
      state: "stored",
      isSource: false,
      OR: [{ lineId }, { lines: { some: { id: lineId } } }],
    },
  });
  return count > 0;
}

async function refuse({ db, artwork: { id } }: CompleteArtworkOptions): Promise<void> {
  await db.artwork.update({ where: { id }, data: { state: "refused" }, select: { id: true } });
  await removePrivate(`artworks/${id}`);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Looks a stored picture through: can it be drawn, are its colours those of a press? A PDF is checked apart. */
async function lookThrough(file: string, { type }: ArtworkKind): Promise<Judged> {
  if (type === "application/pdf") return { preflightState: "checking", findings: [] };
  if (type === "image/svg+xml") return { preflightState: "not_checked", findings: [] };
  return judged(await findInPicture(file));
}

async function findInPicture(file: string): Promise<Finding[]> {
  try {
    const { space } = await sharp(file, DECODING).metadata();
    await sharp(file, DECODING).resize(16).timeout({ seconds: 30 }).toBuffer();
    return space === "cmyk" || space === "b-w" ? [] : [RGB];
  } catch {
    return [BROKEN];
  }
}

const RGB: Finding = {
  ...{ code: "rgb", severity: "warning", page: null },
  words: "The picture is in RGB. Its colours change a little when printed.",
};
