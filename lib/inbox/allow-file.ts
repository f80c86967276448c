import "server-only";
import { addressBlock } from "@/lib/base/client-address/address-block";
import type { Transaction } from "@/lib/db/client";
import { consumeLimits } from "@/lib/limits/database-limit";
import { rateLimited } from "@/lib/limits/rate-limited";

/**
 * Takes one of the files that an address may send, and that anybody may.
 * @throws AppError rate_limited
 */
export async function allowFile(tx: Transaction, ipAddress: string): Promise<void> {
  const waits = await consumeLimits(tx, [
    { limit: "filesOfAddress", subject: addressBlock(ipAddress) },
    { limit: "filesOfAll", subject: "" },
  ]);
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const message =
    "Too many files were sent. Send your request without a file, and we ask you for it by email.";
  throw rateLimited(message, wait);
}
