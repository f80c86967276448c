import "server-only";
import { access, constants } from "node:fs/promises";
import type { PrismaClient } from "@/lib/db/generated/client";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { uploadsFolder } from "@/lib/files/uploads";

async function answers(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

/** Returns the missing parts without which the shop cannot take an order; empty when it is ready. */
export async function missingParts(db: PrismaClient): Promise<string[]> {
  const parts = {
    database: answers(db.$queryRaw`SELECT 1 FROM "products" LIMIT 1`),
    queue: answers(sendingBoss().then((boss) => boss.schemaVersion())),
    storage: answers(access(uploadsFolder(), constants.R_OK | constants.W_OK)),
  };
  const checked = await Promise.all(
    Object.entries(parts).map(async ([name, works]) => ((await works) ? [] : [name])),
  );
  return checked.flat();
}
