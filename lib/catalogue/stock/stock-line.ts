import { countText } from "@/lib/base/text/counts";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
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
  t: Translate = inEnglish,
): StockLine {
  if (!inStock) return { state: "none", text: t("Out of stock") };
  if (supply === "to_order") {
    const days = leadDays ?? 0;
    return {
      state: "plenty",
      text:
        days === 1
          ? t("Made to order: leaves in 1 working day")
          : t("Made to order: leaves in {count} working days", { count: countText(days) }),
    };
  }
  const isFew = stockCount < FEW;
  const [plain, sameDay, later] = isFew ? LEFT : IN_STOCK;
  const time = leadDays === null ? translatePhrase(t, production) : businessDays(leadDays, t);
  const text = leadDays === 0 ? sameDay : time === "" ? plain : later;
  return {
    state: isFew ? "few" : "plenty",
    text: t(text, { packs: packsText(stockCount, t), time }),
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

const packsText = (count: number, t: Translate) =>
  count === 1 ? t("1 pack") : t("{count} packs", { count: countText(count) });

const businessDays = (days: number, t: Translate) =>
  days === 1 ? t("1 business day") : t("{count} business days", { count: countText(days) });
