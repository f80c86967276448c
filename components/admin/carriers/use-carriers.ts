"use client";

import { useLoad } from "@/components/shared/call/use-load";
import type { Carrier } from "@/lib/shop/carriers/schemas";
import { call } from "@/lib/client/api";

const loadCarriers = (_: string, signal: AbortSignal) => call("GET /admin/carriers", { signal });

const NONE: readonly Carrier[] = [];

/** The carriers that the shop knows; none while they are on their way or cannot be had. */
export const useCarriers = (): readonly Carrier[] => useLoad({ load: loadCarriers }).value ?? NONE;
