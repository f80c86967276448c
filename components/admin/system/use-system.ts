"use client";

import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { System } from "@/lib/dashboard/system/schemas";
import { tellAdminDataFailed } from "../overview/use-overview";

interface SeenSystem {
  system: System;
  /** When it was asked, in milliseconds since 1970. */
  at: number;
}

async function loadSystem(_: string, signal: AbortSignal): Promise<SeenSystem> {
  const system = await call("GET /admin/system", { signal });
  return { system, at: Date.now() };
}

export function useSystem(): Load<SeenSystem> {
  return useLoad({ load: loadSystem, onFailure: tellAdminDataFailed });
}
