"use client";

import type { OwnPrice } from "@/lib/catalogue/price-lists/schemas";
import { call } from "../api";
import { storedToken } from "../session";

/** As many products as one call answers. */
const AT_ONCE = 100;

/**
 * Loaded only for a signed-in account. The calls run in the background: a session that is no longer valid is removed,
 * without leaving the page.
 */
export async function readOwnPrices(ids: readonly string[]): Promise<OwnPrice[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(","),
  );
  const answers = await Promise.all(
    parts.map((products) => call("GET /prices", { token: storedToken(), query: { products } })),
  );
  return answers.flat();
}
