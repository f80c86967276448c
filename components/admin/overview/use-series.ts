"use client";

import { useLoad, type Load } from "@/components/call/use-load";
import { call } from "@/lib/client/api";
import type { Series } from "@/lib/stats/schemas";

function loadSeries(_: string, signal: AbortSignal): Promise<Series> {
  return call("GET /admin/stats/series", { signal });
}

/** Sales over time and by category; the section says so itself when they cannot be had. */
export function useSeries(): Load<Series> {
  return useLoad({ load: loadSeries });
}
