import "server-only";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { processWide } from "@/lib/base/process-wide";
import { connect, prisma } from "./client";
import type { PrismaClient } from "./generated/client";

/** What lib/runtime/sharing/watch-replica.ts, which runs beside this bundle, says of the replica now. */
const shared = processWide<{ mayAskReplica: () => boolean; replicaClient: PrismaClient }>();

function replica(): PrismaClient | undefined {
  const url = env().DATABASE_READ_URL;
  if (!url || !shared.mayAskReplica?.()) return undefined;
  return (shared.replicaClient ??= connect(url));
}

/**
 * A read of what everybody may see: from DATABASE_READ_URL where that has all that this process has
 * been told of, else from the primary. A replica that fails meanwhile costs a second try, no answer.
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
