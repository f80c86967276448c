import type { Language } from "@/lib/base/http/languages";
import { columnDay } from "@/lib/base/india-time";
import { countedPack } from "@/lib/catalogue/price/unit-price";
import { lineDetail } from "@/lib/orders/line-text";
import type { Order, OrderLine } from "@/lib/orders/order";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import { spokenLanguage, type ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent, DocumentLine } from "./content";
import type { Bill, LinePrice } from "./dispatch-figures";
import { getTaxablePaise, type LineFigures, sumByHsn } from "./figures";
import { toParties, toPayment, toSeller } from "./parties";

/**
 * The content of an order's invoice, from the current order and shop.
 * @param bill of the whole order, or of a dispatch
 * @param issuedAt undefined for a proforma
 */
export function invoiceContent(
  order: Order,
  bill: Bill,
  shop: ShopSettings,
  issuedAt?: Date,
): DocumentContent {
  const lines = toLines(order, bill);
  const language = spokenLanguage(shop, order.language);
  return {
    version: 1,
    language,
    regime: order.gst ? "gst" : "flat",
    isOutsideGst: order.gst === null && shop.gst !== null,
    seller: toSeller(shop, order.gst !== null),
    ...toParties(order),
    reverseCharge: "No",
    lines,
    hsn: sumByHsn(lines),
    totals: computeTotals(order, bill, language),
    payment: toPayment(order, shop, bill.figures.totalPaise, issuedAt && columnDay(issuedAt)),
    signatory: shop.signatory,
    corrects: null,
    advance: null,
  };
}

function toLines(order: Order, { figures, prices }: Bill): DocumentLine[] {
  return figures.lines.flatMap((billed, index) => {
    const line = order.lines.find(({ id }) => id === billed.orderLineId);
    const price = prices[index];
    return line && price ? [toLine(line, billed, price)] : [];
  });
}

function toLine(line: OrderLine, billed: LineFigures, price: LinePrice): DocumentLine {
  const { name, hsnCode, unit, basis, packSize, sku, pricePaise } = line;
  const { quantity: packs, gstBasisPoints: rateBasisPoints, ...figures } = billed;
  const pack = unit === "PAC" ? countedPack(packSize) : null;
  return {
    ...figures,
    name,
    hsnCode,
    unit,
    basis,
    detail: lineDetail(line),
    packs,
    packSize,
    sku,
    pieces: pack && pack.pieces * packs,
    pricePaise,
    price,
    rateBasisPoints,
  };
}

function computeTotals(
  { totals, promo, shippingWay }: Order,
  bill: Bill,
  language: Language,
): DocumentContent["totals"] {
  const { untaxedPaise, taxPaise, roundOffPaise, totalPaise } = bill.figures;
  return {
    ...bill.amounts,
    promoCode: promo?.code ?? null,
    shippingWay,
    untaxedPaise,
    taxablePaise: getTaxablePaise(bill.figures),
    taxPercent: totals.taxPercent,
    taxPaise,
    roundOffPaise,
    totalPaise,
    totalInWords: amountInWords(totalPaise, language),
  };
}
