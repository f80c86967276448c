"use client";

import { useLoad } from "@/components/shared/call/use-load";
import { useVisitPin } from "@/components/domain/delivery/visit-choice";
import { ShippingMethodList } from "@/components/domain/delivery/shipping-method-list";
import { call } from "@/lib/client/api";
import { usePurchaseState } from "./product/purchase-context";

/** @param question the PIN code and the items, separated by a space; empty before there is a PIN code */
async function load(question: string, signal: AbortSignal) {
  const [pin = "", items = ""] = question.split(" ");
  return pin === "" ? [] : call("GET /shipping-ways", { query: { pin, items }, signal });
}

/** Shipping prices for the chosen packs of a product; renders nothing before the PIN code is known. */
export function ProductShipping({ product }: { product: string }) {
  const pin = useVisitPin();
  const { quantity } = usePurchaseState();
  const question = pin === "" ? "" : `${pin} ${product}:${quantity}`;
  const { value, loading } = useLoad({ load, question });
  return <ShippingMethodList ways={value ?? []} busy={loading} />;
}
