"use client";

import { can, type Permission } from "@/lib/permissions";
import { useSession } from "./session";

/**
 * The role of whoever is signed in, by the stored token; empty for a visitor. What a page shows rests on
 * it, and the server decides for itself.
 */
export function useRole(): string {
  const session = useSession();
  return session.state === "signed-in" ? session.claims.role : "";
}

export function useMay(permission: Permission): boolean {
  return can(useRole(), permission);
}
