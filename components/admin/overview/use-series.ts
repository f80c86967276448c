"use client";

import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import { can } from "@/lib/base/permissions";
import type { Series } from "@/lib/dashboard/stats/schemas";

async function loadSeries(role: string, signal: AbortSignal): Promise<Series | null> {
  return can(role, "stats.read") ? call("GET /admin/stats/series", { signal }) : null;
}

/** Sales over time and by category; the section says so itself when they cannot be had. */
export function useSeries(role: string): Load<Series | null> {
  return useLoad({ load: loadSeries, question: role });
}
