import "server-only";
import type { Endpoint } from "@/lib/api/endpoint";
import { recordDenial } from "@/lib/audit/record-refusal";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { toAuditActor, type Identity } from "@/lib/identity/session/identify";

/** Records a denied call in the audit log; the caller still gets the refusal. */
export async function noteDenial(
  endpoint: Endpoint,
  error: unknown,
  { identity, ipAddress }: { identity: Identity; ipAddress: string },
): Promise<void> {
  const reason = error instanceof AppError ? findReason(error, endpoint, identity) : undefined;
  if (!reason) return;
  const actor = toAuditActor(identity);
  await recordDenial(prisma(), {
    place: endpoint.call,
    reason,
    ...(actor && { actor }),
    ipAddress,
  });
}

/** Returns undefined for refusals that are no denials: a caller who is not signed in, an expired session. */
function findReason({ code, message }: AppError, { call }: Endpoint, identity: Identity) {
  if (code === "forbidden" || code === "password_change_required")
    return `was refused ${call}: ${message}`;
  if (code === "csrf")
    return `was refused ${call}: it was not proven to come from the shop's pages`;
  if (code === "unauthenticated" && identity.state === "invalid") {
    return `was refused ${call}: the token or key is not one of this shop's`;
  }
  if (code === "rate_limited" && call.includes(" /auth/")) {
    return `was refused ${call}: too many calls a minute`;
  }
  return undefined;
}
