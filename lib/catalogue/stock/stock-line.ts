import { countText } from "@/lib/base/text/counts";
import { sayPhrase } from "@/lib/shop/content/phrases";
import { inEnglish, type Say } from "@/lib/i18n/say";
import type { ProductRecord } from "../schemas";

/** Below this many packs the text says "Only … left". */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

type Stocked = Pick<ProductRecord, "inStock" | "supply" | "stockCount" | "leadDays">;

/**
 * Returns the stock in packs, as text, and when an order leaves. The packs are in stock, but are printed and packed
 * to order.
 * @param production the usual lead time as text; empty when the shop does not state it
 */
export function stockLine(
  { inStock, supply, stockCount, leadDays }: Stocked,
  production: string,
  say: Say = inEnglish,
): StockLine {
  if (!inStock) return { state: "none", text: say("Out of stock") };
  if (supply === "to_order") {
    const days = leadDays ?? 0;
    return {
      state: "plenty",
      text:
        days === 1
          ? say("Made to order: leaves in 1 working day")
          : say("Made to order: leaves in {count} working days", { count: countText(days) }),
    };
  }
  const isFew = stockCount < FEW;
  const [plain, sameDay, later] = isFew ? LEFT : IN_STOCK;
  const time = leadDays === null ? sayPhrase(say, production) : businessDays(leadDays, say);
  const text = leadDays === 0 ? sameDay : time === "" ? plain : later;
  return {
    state: isFew ? "few" : "plenty",
    text: say(text, { packs: packsText(stockCount, say), time }),
  };
}

/** Without a lead time, with one of the same day, with a longer one. */
const LEFT = [
  "Only {packs} left",
  "Only {packs} left, ready to ship the same day",
  "Only {packs} left, ready to ship in {time}",
] as const;
const IN_STOCK = [
  "In stock: {packs}",
  "In stock: {packs}, ready to ship the same day",
  "In stock: {packs}, ready to ship in {time}",
] as const;

const packsText = (count: number, say: Say) =>
  count === 1 ? say("1 pack") : say("{count} packs", { count: countText(count) });

const businessDays = (days: number, say: Say) =>
  days === 1 ? say("1 business day") : say("{count} business days", { count: countText(days) });
