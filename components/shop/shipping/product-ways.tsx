"use client";

import { useLoad } from "@/components/shared/call/use-load";
import { usePurchaseState } from "@/components/shop/catalogue/purchase-context";
import { call } from "@/lib/client/api";
import { WAY_NAMES } from "@/lib/shop/shipping/ways";
import { WayAmount } from "./way-choice";

/** @param question the PIN code and the items, separated by a space */
function load(question: string, signal: AbortSignal) {
  const [pin = "", items = ""] = question.split(" ");
  return call("GET /shipping-ways", { query: { pin, items }, signal });
}

interface ProductWaysProps {
  pin: string;
  /** The product's id. */
  product: string;
}

/** What it costs to send the chosen packs of a product; nothing when the shop cannot be asked. */
export function ProductWays({ pin, product }: ProductWaysProps) {
  const { quantity } = usePurchaseState();
  const { value, loading } = useLoad({ load, question: `${pin} ${product}:${quantity}` });
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
