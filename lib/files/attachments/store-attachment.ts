import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import type { CheckedFile } from "./check-attachment";

/**
 * Keeps a file that `checkAttachment` took; answers its id. What refers to it is written in the same transaction:
 * a file that nothing refers to is removed by the daily clean-up.
 */
export async function storeAttachment(
  tx: Transaction,
  { name, type, bytes }: CheckedFile,
): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { id } = await tx.attachment.create({
    data: { name, type, size: bytes.length, sha256, bytes },
    select: { id: true },
  });
  return id;
}
