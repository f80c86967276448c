import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isBound, openSecret, openUnbound, seal } from "./secret-box";

/** What was found; each number counts secrets. */
export interface Resealed {
  resealed: number;
  /** Sealed under neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS: their owners cannot use the app. */
  lost: number;
}

/**
 * Seals under the current AUTH_SECRET what is still sealed under the previous one, so that this one
 * can be taken away, and for its account what was sealed before secrets were bound to theirs. A secret that changes
 * meanwhile is new already, and left alone.
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

/** `text` only where it has to replace what is stored. */
function sealedAnew(sealed: string | null, id: string): { text?: string; isLost?: boolean } {
  if (sealed === null) return {};
  try {
    const { secret, stale } = isBound(sealed) ? openSecret(sealed, id) : openUnbound(sealed);
    return stale ? { text: seal(secret, id) } : {};
  } catch {
    return { isLost: true };
  }
}
