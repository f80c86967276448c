import { countedPack } from "@/lib/catalogue/price/unit-price";
import { lineDetail } from "@/lib/orders/line-text";
import type { Order, OrderLine } from "@/lib/orders/order";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent, DocumentLine } from "./content";
import { taxablePaiseOf, type Figures, type LineFigures, sumByHsn } from "./figures";
import { shareDiscounts } from "./invoice-figures";
import { toParties, toPayment, toSeller } from "./parties";

/** The content of an order's invoice, from the present state of order and shop. */
export function invoiceContent(
  order: Order,
  figures: Figures,
  shop: ShopSettings,
): DocumentContent {
  const lines = linesOf(order, figures);
  return {
    version: 1,
    regime: order.gst ? "gst" : "flat",
    isOutsideGst: order.gst === null && shop.gst !== null,
    seller: toSeller(shop, order.gst !== null),
    ...toParties(order),
    reverseCharge: "No",
    lines,
    hsn: sumByHsn(lines),
    totals: totalsOf(order, figures),
    payment: toPayment(order, shop),
    signatory: shop.signatory,
    corrects: null,
    advance: null,
  };
}

function linesOf(order: Order, { lines }: Figures): DocumentLine[] {
  const discounts = shareDiscounts(order);
  return order.lines.flatMap((line, index) => {
    const billed = lines[index];
    return billed ? [lineOf(line, billed, discounts[index] ?? 0)] : [];
  });
}

function lineOf(line: OrderLine, billed: LineFigures, discountPaise: number): DocumentLine {
  const { name, hsnCode, unit, basis, packSize, sku, pricePaise } = line;
  const { lineTotalPaise: grossPaise } = line;
  const { quantity: packs, gstBasisPoints: rateBasisPoints, ...figures } = billed;
  const pack = unit === "PAC" ? countedPack(packSize) : null;
  const shippingPaise = figures.taxablePaise - grossPaise + discountPaise;
  return {
    ...figures,
    name,
    hsnCode,
    ...{ unit, basis, detail: lineDetail(line) },
    packs,
    packSize,
    sku,
    pieces: pack && pack.pieces * packs,
    pricePaise,
    price: { grossPaise, discountPaise, shippingPaise },
    rateBasisPoints,
  };
}

function totalsOf({ totals, promo }: Order, figures: Figures): DocumentContent["totals"] {
  const { subtotalPaise, discountPaise, sampleCreditPaise, shippingPaise, taxPercent } = totals;
  const { untaxedPaise, taxPaise, roundOffPaise, totalPaise } = figures;
  return {
    subtotalPaise,
    discountPaise,
    sampleCreditPaise,
    promoCode: promo?.code ?? null,
    shippingPaise,
    untaxedPaise,
    taxablePaise: taxablePaiseOf(figures),
    taxPercent,
    taxPaise,
    roundOffPaise,
    totalPaise,
    totalInWords: amountInWords(totalPaise),
  };
}
