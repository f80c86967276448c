import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isBound, openSecret, openUnbound, seal } from "./secret-box";

/** Results of a run; each number counts secrets. */
export interface Resealed {
  resealed: number;
  /** Sealed under neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS: their owners cannot use the app. */
  lost: number;
}

/**
 * Reseals secrets that are still sealed under the previous AUTH_SECRET under the current one, so that the previous one
 * can be removed. It also binds secrets that were sealed before they were bound to their account. A secret that changes
 * meanwhile is already new and is left alone.
 */
export async function resealSecrets(db: PrismaClient): Promise<Resealed> {
  const users = await db.user.findMany({
    where: {
      OR: [{ twoFactorSecret: { not: null } }, { twoFactorPendingSecret: { not: null } }],
    },
    select: { id: true, twoFactorSecret: true, twoFactorPendingSecret: true },
  });
  const results = { resealed: 0, lost: 0 };
  for (const { id, twoFactorSecret, twoFactorPendingSecret } of users) {
    const now = sealedAnew(twoFactorSecret, id);
    const pending = sealedAnew(twoFactorPendingSecret, id);
    results.lost += [now, pending].filter(({ isLost }) => isLost).length;
    if (now.text) {
      const where = { id, twoFactorSecret };
      const data = { twoFactorSecret: now.text };
      results.resealed += (await db.user.updateMany({ where, data })).count;
    }
    if (pending.text) {
      const where = { id, twoFactorPendingSecret };
      const data = { twoFactorPendingSecret: pending.text };
      results.resealed += (await db.user.updateMany({ where, data })).count;
    }
  }
  return results;
}

/** `text` is set only when it must replace the stored value. */
function sealedAnew(sealed: string | null, id: string): { text?: string; isLost?: boolean } {
  if (sealed === null) return {};
  try {
    const { secret, stale } = isBound(sealed) ? openSecret(sealed, id) : openUnbound(sealed);
    return stale ? { text: seal(secret, id) } : {};
  } catch {
    return { isLost: true };
  }
}
