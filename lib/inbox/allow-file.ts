import "server-only";
import { addressBlock } from "@/lib/base/client-address/address-block";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { consumeAllowances } from "@/lib/db/limits/allowance";
import { DAY_SECONDS, HOUR_SECONDS } from "@/lib/db/limits/wait";

/** Anybody can send files: from one address few, and over all not so many that they could fill the disk. */
const FILES_OF_ADDRESS = [
  { most: 5, seconds: HOUR_SECONDS },
  { most: 10, seconds: DAY_SECONDS },
];
const FILES_OF_ALL = [{ most: 200, seconds: DAY_SECONDS }];

/**
 * Takes one of the files that an address may send.
 * @throws AppError rate_limited
 */
export async function allowFile(tx: Transaction, ipAddress: string): Promise<void> {
  const waits = await consumeAllowances(tx, [
    { kind: "file:address", subject: addressBlock(ipAddress), allowances: FILES_OF_ADDRESS },
    { kind: "file:all", subject: "", allowances: FILES_OF_ALL },
  ]);
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const message =
    "Too many files were sent. Send your request without a file, and we ask you for it by email.";
  throw new AppError("rate_limited", message, { headers: { "Retry-After": String(wait) } });
}
