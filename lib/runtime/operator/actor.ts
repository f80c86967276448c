import "server-only";
import { userInfo } from "node:os";
import type { AuditActor } from "@/lib/audit/record";

/**
 * Returns the person at this machine as the actor, by the name of the system account; with sudo, of the account
 * behind it.
 */
export function operatorActor(): AuditActor {
  const name = process.env.SUDO_USER ?? accountName();
  return { userId: null, identifier: "operator", name };
}

/** A container may run under a user id without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? "unknown"}`;
  }
}
