import { useState } from "react";
import { can, type Permission } from "@/lib/base/permissions";
import { useSession } from "./session";

/**
 * The role of the signed-in account, by the stored token; empty for a visitor. Pages decide by it what they show, and
 * the server checks for itself. When a session ends, the page keeps its content: where there are unsaved changes, the
 * person signs in again without losing them.
 */
export function useRole(): string {
  const session = useSession();
  const [known, setKnown] = useState<string>();
  const role = session.state === "signed-in" ? session.claims.role : undefined;
  if (role && role !== known) setKnown(role);
  const isOver =
    session.state === "signed-out" &&
    (session.because === "expired" || session.because === "invalid");
  return (isOver ? known : role) ?? "";
}

export function useMay(permission: Permission): boolean {
  return can(useRole(), permission);
}
