"use client";

import { useLoad } from "@/components/shared/call/use-load";
import { useVisitPin } from "@/components/shop/delivery/visit-choice";
import { WayAmount } from "@/components/shop/delivery/way-choice";
import { call } from "@/lib/client/api";
import { WAY_NAMES } from "@/lib/shop/shipping/way-names";
import { usePurchaseState } from "./product/purchase-context";

/** @param question the PIN code and the items, separated by a space; empty before there is a PIN code */
async function load(question: string, signal: AbortSignal) {
  const [pin = "", items = ""] = question.split(" ");
  return pin === "" ? [] : call("GET /shipping-ways", { query: { pin, items }, signal });
}

/** What it costs to send the chosen packs of a product; nothing before the PIN code is known. */
export function ProductWays({ product }: { product: string }) {
  const pin = useVisitPin();
  const { quantity } = usePurchaseState();
  const question = pin === "" ? "" : `${pin} ${product}:${quantity}`;
  const { value, loading } = useLoad({ load, question });
  if (!value || value.length === 0) return null;
  return (
    <ul aria-busy={loading} aria-label="Shipping" className="mt-2.5 space-y-1.5">
      {value.map((priced) => (
        <li key={priced.way} className="flex justify-between gap-4">
          <span className="min-w-0">
            {WAY_NAMES[priced.way]}
            <span className="block text-sm text-muted-foreground">{priced.words}</span>
          </span>
          <span className="font-semibold">
            <WayAmount priced={priced} />
          </span>
        </li>
      ))}
    </ul>
  );
}
