import "server-only";
import { open } from "node:fs/promises";
import { AppError, invalidField } from "@/lib/base/errors";
import { databaseNow } from "@/lib/db/locks/database-now";
import type { PrismaClient } from "@/lib/db/generated/client";
import { newUuid } from "@/lib/db/new-uuid";
import { privateStore } from "@/lib/files/private/private-store";
import type { JoinedFile } from "@/lib/files/private/store";
import { refuseVirus } from "@/lib/files/refuse-virus";
import { checkAgainst, PRINTED_AS } from "@/lib/artwork/preflight/expected";
import { Refusal } from "@/lib/i18n/refusal";
import { readPicture } from "@/lib/artwork/preflight/read-picture";
import {
  isPdfWithin,
  isPicture,
  isSourceName,
  toKind,
  namedAs,
  type ArtworkKind,
} from "@/lib/artwork/preflight/kinds";
import { partKey } from "./put-part";
import { ARTWORK_KINDS, SOURCE_KINDS } from "./schemas";
import { artworkOwner } from "../artwork-owner";
import type { VisibleArtwork } from "./see-artwork";

export interface CompleteArtworkOptions {
  db: PrismaClient;
  artwork: VisibleArtwork;
  sha256: string;
}

/** Bytes that identify a kind, including comments of an SVG. */
const HEAD = 4096;

/**
 * Joins the parts of a file, and checks it.
 * @throws AppError invalid_transition while parts are missing, and for a refused file; invalid_input (field `sha256`)
 * when it is another file; unsupported_media_type, also for a virus; unavailable while the scanner is down, after which
 * the same call continues
 */
export async function completeArtwork(options: CompleteArtworkOptions): Promise<void> {
  const { db, artwork, sha256 } = options;
  const { id, state, size, partSize } = artwork;
  if (state === "stored" && artwork.sha256 === sha256) return;
  if (state !== "uploading") throw over();
  const arrived = new Set(artwork.parts.map(({ n }) => n));
  const all = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index + 1);
  const missing = all.filter((n) => !arrived.has(n));
  if (missing.length > 0) {
    const message = `Parts of the file are missing: ${missing.slice(0, 10).join(", ")}.`;
    throw new AppError("invalid_transition", message);
  }
  // Two concurrent calls each join their own file: the later one never replaces the checked one.
  const key = `artworks/${id}/${newUuid()}`;
  const store = privateStore(artwork.storage);
  const parts = all.map((n) => partKey(id, n));
  const found = await store.join(parts, key, {
    owner: artworkOwner(artwork),
    check: (joined) => lookAt(joined, options),
  });
  const now = await databaseNow(db);
  const { count } = await db.artwork.updateMany({
    where: { id, state: "uploading" },
    data: {
      ...found,
      state: "stored",
      sha256,
      key,
      completedAt: now,
      checkedAt: now,
    },
  });
  if (count === 0) {
    await store.remove(key);
    throw over();
  }
  for (const part of parts) await store.remove(part);
}

/** Columns of a file that may be stored. */
async function lookAt({ path, sha256 }: JoinedFile, options: CompleteArtworkOptions) {
  if (sha256 !== options.sha256) {
    throw invalidField("sha256", "The file did not arrive as it was sent. Send it again.");
  }
  const head = await readHead(path);
  const kind = toKind(head);
  if (!kind && !(await goesAlong(options))) {
    await refuse(options);
    if (isPdfWithin(head)) {
      throw new Refusal("unsupported_media_type", (t) =>
        t("This PDF has something else before its beginning. Save it again as a PDF."),
      );
    }
    throw new Refusal("unsupported_media_type", (t) =>
      t("This cannot be printed. Send {kinds}. Beside it you can also send {sources}.", {
        kinds: t(ARTWORK_KINDS),
        sources: t(SOURCE_KINDS),
      }),
    );
  }
  await refuseVirus(path).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code !== "unavailable") await refuse(options);
    throw error;
  });
  if (!kind) return { isSource: true };
  const name = namedAs(options.artwork.name, kind);
  return { isSource: false, type: kind.type, name, ...(await lookThrough(options, kind, path)) };
}

const over = () => new AppError("invalid_transition", "This upload is over. Start another one.");

/** A working file is accepted for a line that has an artwork, or was sent one. */
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

/** A picture is checked at once; other printable files in a separate process. */
async function lookThrough(
  { db, artwork }: CompleteArtworkOptions,
  kind: ArtworkKind,
  file: string,
) {
  if (!isPicture(kind)) return { preflightState: "checking" as const, findings: [] };
  const facts = await readPicture(file, artworkOwner(artwork));
  const { lineId: id } = artwork;
  const line = id && (await db.orderLine.findUnique({ where: { id }, select: PRINTED_AS }));
  return { facts: { ...facts }, ...checkAgainst(facts, line || null) };
}

async function refuse({ db, artwork: { id, storage } }: CompleteArtworkOptions): Promise<void> {
  await db.artwork.update({ where: { id }, data: { state: "refused" }, select: { id: true } });
  await privateStore(storage).remove(`artworks/${id}`);
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
