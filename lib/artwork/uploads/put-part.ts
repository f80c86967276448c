import "server-only";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { privateStore } from "@/lib/files/private/private-store";
import type { VisibleArtwork } from "./see-artwork";

export const partKey = (id: string, n: number) => `artworks/${id}/part-${n}`;

export interface PutPartOptions {
  db: PrismaClient;
  artwork: VisibleArtwork;
  /** From 1. */
  n: number;
  bytes: Uint8Array;
}

/** @throws AppError invalid_transition once it is complete; invalid_input for a part of another size or number */
export async function putPart({ db, artwork, n, bytes }: PutPartOptions): Promise<void> {
  const { id, state, size, partSize } = artwork;
  if (state !== "uploading") {
    throw new AppError("invalid_transition", "This file is complete. Start another one.");
  }
  const last = Math.ceil(size / partSize);
  const wanted = n === last ? size - (last - 1) * partSize : partSize;
  if (n > last || bytes.byteLength !== wanted) {
    throw new AppError(
      "invalid_input",
      n > last ? `The file has ${last} parts.` : `Part ${n} has ${wanted} bytes.`,
    );
  }
  await privateStore(artwork.storage).write(partKey(id, n), bytes);
  await db.artworkPart.createMany({
    data: { artworkId: id, n, size: bytes.byteLength },
    skipDuplicates: true,
  });
}
