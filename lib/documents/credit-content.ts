import { countedPack } from "@/lib/catalogue/price/unit-price";
import { dayName } from "@/lib/base/india-time";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { NO_PAYMENT, type DocumentContent, type DocumentLine } from "./content";
import { getTaxablePaise, type Figures, type LineFigures, sumByHsn } from "./figures";
import { toSeller } from "./parties";
import type { StoredDocument } from "./stored-document";

/**
 * The content of a credit note: parties and texts of its invoices, its own amounts and the reason. One note may correct
 * several invoices of an order (CGST Act, section 34(1)).
 * @param invoices those that bill its lines, oldest first
 */
export function creditContent(
  invoices: readonly [StoredDocument, ...StoredDocument[]],
  figures: Figures,
  { reason, shop }: { reason: string; shop: ShopSettings },
): DocumentContent {
  const [first, ...others] = invoices;
  const { content: invoice } = others.at(-1) ?? first;
  const billed = invoices.flatMap(({ content }) => content.lines);
  const lines = figures.lines.flatMap((line) => toLine(line, billed));
  return {
    ...invoice,
    isOutsideGst: invoice.regime === "flat" && shop.gst !== null,
    seller: sellerNow(invoice, shop),
    lines,
    hsn: sumByHsn(lines),
    totals: computeTotals(invoice, figures),
    payment: NO_PAYMENT,
    signatory: shop.signatory,
    corrects: { ...toDocumentName(first), reason, also: others.map(toDocumentName) },
  };
}

const toDocumentName = ({ number, issuedOn }: StoredDocument) => ({
  number,
  issuedOn: dayName(issuedOn),
});

/** The shop's current details, if its registration still is the one that issued the invoice. */
function sellerNow({ regime, seller }: DocumentContent, shop: ShopSettings) {
  const today = toSeller(shop, regime === "gst");
  return today.gstin === seller.gstin ? today : seller;
}

function toLine(line: LineFigures, billed: readonly DocumentLine[]): DocumentLine[] {
  const { quantity: packs, gstBasisPoints: rateBasisPoints, ...figures } = line;
  const sold = billed.find(({ orderLineId }) => orderLineId === line.orderLineId);
  if (!sold) return [];
  const pack = sold.unit === "PAC" ? countedPack(sold.packSize) : null;
  const pieces = pack && pack.pieces * packs;
  return [{ ...sold, ...figures, rateBasisPoints, packs, pieces, price: null }];
}

function computeTotals(invoice: DocumentContent, figures: Figures): DocumentContent["totals"] {
  const { untaxedPaise, taxPaise, roundOffPaise, totalPaise } = figures;
  return {
    subtotalPaise: null,
    discountPaise: 0,
    sampleCreditPaise: 0,
    promoCode: null,
    shippingPaise: untaxedPaise,
    shippingWay: null,
    untaxedPaise,
    taxablePaise: getTaxablePaise(figures),
    taxPercent: invoice.totals.taxPercent,
    taxPaise,
    roundOffPaise,
    totalPaise,
    totalInWords: amountInWords(totalPaise, invoice.language),
  };
}
