import "server-only";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { processWide } from "@/lib/base/process-wide";
import { connect, prisma } from "./client";
import type { PrismaClient } from "./generated/client";

/** Set by lib/runtime/sharing/watch-replica.ts, which runs outside of this bundle. */
const shared = processWide<{ mayAskReplica: () => boolean; replicaClient: PrismaClient }>();

function replica(): PrismaClient | undefined {
  const url = env().DATABASE_READ_URL;
  if (!url || !shared.mayAskReplica?.()) return undefined;
  return (shared.replicaClient ??= connect(url));
}

/**
 * Reads public data: from DATABASE_READ_URL when the replica has all changes that this process knows of, otherwise
 * from the primary. When the replica fails meanwhile, the read is repeated on the primary.
 */
export async function publicRead<T>(read: (db: PrismaClient) => Promise<T>): Promise<T> {
  const db = replica();
  if (!db) return read(prisma());
  try {
    return await read(db);
  } catch (error) {
    log.error("The replica did not answer; the primary was read", error);
    return read(prisma());
  }
}
