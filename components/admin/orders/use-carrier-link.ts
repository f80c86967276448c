"use client";

import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { trackingLink, type NamedCarrier } from "@/lib/shop/carriers/tracking-link";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";

type TrackingValues = { carrier: string; number: string; url?: string };

/** Fills the link in as carrier and number are typed, and leaves alone one that somebody typed. */
export function useCarrierLink(
  form: UseFormReturn<TrackingValues, unknown, TrackingRequest>,
  carriers: readonly NamedCarrier[],
): void {
  const [carrier, number] = useWatch({ control: form.control, name: ["carrier", "number"] });
  const link = trackingLink(carriers, { carrier, number });
  const filled = useRef("");
  useEffect(() => {
    const url = form.getValues("url") ?? "";
    if (url === "" || url === filled.current) form.setValue("url", link);
    filled.current = link;
  }, [form, link]);
}
