"use client";

import { useState } from "react";
import { can, type Permission } from "@/lib/base/permissions";
import { useSession } from "./session";

/**
 * The role of whoever is signed in, by the stored token; empty for a visitor. What a page shows rests on
 * it, and the server decides for itself. A session that ends takes nothing off the page: where something is
 * not saved yet, its person signs in again over it.
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
