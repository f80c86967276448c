import "server-only";
import type { Endpoint } from "@/lib/api/endpoint";
import { actorOf } from "@/lib/audit/record";
import { recordDenial } from "@/lib/audit/record-refusal";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { Identity } from "@/lib/session/identify";

/** Puts into the audit log whom the API kept out; the refusal itself goes on to the caller. */
export async function noteDenial(
  endpoint: Endpoint,
  error: unknown,
  { identity, ipAddress }: { identity: Identity; ipAddress: string },
): Promise<void> {
  const reason = error instanceof AppError ? reasonOf(error, endpoint, identity) : undefined;
  if (!reason) return;
  await recordDenial(prisma(), {
    place: `${endpoint.method} ${endpoint.path}`,
    reason,
    ...(identity.state === "signed-in" ? { actor: actorOf(identity.account) } : {}),
    ipAddress,
  });
}

/** Undefined for what is no denial: nobody signed in, a session that ran out. */
function reasonOf({ code, message }: AppError, endpoint: Endpoint, identity: Identity) {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (code === "forbidden" || code === "password_change_required")
    return `was refused ${call}: ${message}`;
  if (code === "csrf")
    return `was refused ${call}: it was not proven to come from the shop's pages`;
  if (code === "unauthenticated" && identity.state === "invalid") {
    return `was refused ${call}: the token is not one of this shop's`;
  }
  if (code === "rate_limited" && endpoint.path.startsWith("/auth/")) {
    return `was refused ${call}: too many calls a minute`;
  }
  return undefined;
}
