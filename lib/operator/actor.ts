import "server-only";
import { userInfo } from "node:os";
import type { AuditActor } from "@/lib/audit/record";

/** Whoever works at the machine, by the name of the account there; with sudo, of the one behind it. */
export function operatorActor(): AuditActor {
  const name = process.env.SUDO_USER ?? accountName();
  return { userId: null, identifier: "operator", name };
}

/** A container may run under a number that has no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? "unknown"}`;
  }
}
