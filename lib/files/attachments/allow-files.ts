import "server-only";
import { addressBlock } from "@/lib/base/http/proxies";
import type { Transaction } from "@/lib/db/client";
import { consumeLimits } from "@/lib/http/limits/database-limit";
import { rateLimited } from "@/lib/http/limits/rate-limited";

/**
 * Counts the files of one request against the rate limits per address and for everybody together.
 * @throws AppError rate_limited
 */
export async function allowFiles(tx: Transaction, ipAddress: string, count: number): Promise<void> {
  const subject = addressBlock(ipAddress);
  const attempts = Array.from({ length: count }, () => [
    { limit: "filesOfAddress" as const, subject },
    { limit: "filesOfAll" as const, subject: "" },
  ]);
  const wait = Math.max(0, ...(await consumeLimits(tx, attempts.flat())));
  if (wait === 0) return;
  const message =
    "Too many files were sent. Send your request without a file, and we ask you for it by email.";
  throw rateLimited(message, wait);
}
