import "server-only";
import { createHash } from "node:crypto";
import type { Db } from "@/lib/db/client";

/** As a person types it: case, spaces and hyphens do not matter. */
function hashOf(code: string): string {
  return createHash("sha256").update(code.toUpperCase().replace(/[\s-]/g, "")).digest("base64url");
}

/** Uses a recovery code up, once, even in a race. False for one that is unknown or used. */
export async function redeemRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}
