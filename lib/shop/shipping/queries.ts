import "server-only";
import type { Db } from "@/lib/db/client";
import type { ShippingRate } from "./methods";

export function listShippingRates(db: Db): Promise<ShippingRate[]> {
  return db.shippingRate.findMany({
    select: { way: true, pins: true, perKgPaise: true, leastPaise: true, askAboveGrams: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
}
