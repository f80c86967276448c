import "server-only";
import { sealSecret, unsealSecret, type OpenedSecret } from "@/lib/base/secrets/secret-box";

/** Two-factor secrets at rest, each bound to its account. */

/** Values sealed before they were bound to an account lack this prefix; see resealSecrets. */
const BOUND = "2.";

export const seal = (secret: string, accountId: string): string =>
  BOUND + sealSecret("two-factor", secret, accountId);

/**
 * @throws Error when no accepted key opens it for this account: it belongs to another account, was altered, or was
 * sealed under another AUTH_SECRET
 */
export function openSecret(text: string, accountId: string): OpenedSecret {
  if (isBound(text)) return open(text.slice(BOUND.length), accountId);
  throw new Error(CANNOT_OPEN);
}

/** Opens a value that was sealed before values were bound to an account; it must be sealed again. */
export function openUnbound(text: string): OpenedSecret {
  return { ...open(text, ""), stale: true };
}

export const isBound = (text: string): boolean => text.startsWith(BOUND);

const CANNOT_OPEN =
  "A two-factor secret cannot be opened for its account with AUTH_SECRET or AUTH_SECRET_PREVIOUS.";

function open(text: string, accountId: string): OpenedSecret {
  const opened = unsealSecret("two-factor", text, accountId);
  if (!opened) throw new Error(CANNOT_OPEN);
  return opened;
}
