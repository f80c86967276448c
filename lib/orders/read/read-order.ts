import "server-only";
import { POSTAL_ADDRESS, toPostalAddress } from "@/lib/identity/addresses/postal-address";
import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import { dateName } from "@/lib/base/dates";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { sumTaxes, type LineTax } from "@/lib/pricing/gst";
import { toSafePaise } from "@/lib/pricing/money";
import type { LinePrint, LineSpec } from "../cart/cart-line";
import { correctedChangesSchema } from "../corrected";
import type { Order, OrderBilling, OrderGst, OrderLine, OrderTotals, Tracking } from "../order";
import { mayFollow } from "../status";
import {
  BILLING_TEXTS,
  CUSTOMER_TEXTS,
  ORDER_PART_TEXTS,
  TEXT_NAMES,
  mapTexts,
  pickTexts,
} from "../texts/texts";
import { PAYMENT, toPayment } from "./read-payment";
import { toPrintedKind } from "./printed-kinds";

/** The columns of an order. The columns that decide access are selected separately. */
export const ORDER = {
  ...POSTAL_ADDRESS,
  ...PAYMENT,
  id: true,
  orderId: true,
  createdAt: true,
  updatedAt: true,
  status: true,
  proof: true,
  customerName: true,
  email: true,
  ...mapTexts(TEXT_NAMES, () => true as const),
  consigneeGstin: true,
  billingAddress: true,
  askedBy: true,
  approvedBy: true,
  approvedAt: true,
  promoCode: true,
  promoPercent: true,
  subtotalPaise: true,
  discountPaise: true,
  sampleCreditPaise: true,
  shippingPaise: true,
  shippingWay: true,
  taxPercent: true,
  taxPaise: true,
  totalPaise: true,
  roundOffPaise: true,
  sellerState: true,
  placeOfSupply: true,
  dispatchBy: true,
  deliverBy: true,
  trackingCarrier: true,
  trackingNumber: true,
  trackingUrl: true,
  partlyDispatched: true,
  endedShortAt: true,
  kept: true,
  isReplacement: true,
  language: true,
  lines: {
    select: {
      id: true,
      kind: true,
      productId: true,
      name: true,
      unit: true,
      basis: true,
      spec: true,
      print: true,
      forLine: true,
      stage: true,
      approvedAt: true,
      thumbnailImage: true,
      packSize: true,
      sku: true,
      pricePaise: true,
      quantity: true,
      orderedQuantity: true,
      lineTotalPaise: true,
      hsnCode: true,
      gstBasisPoints: true,
      taxablePaise: true,
      cgstPaise: true,
      sgstPaise: true,
      igstPaise: true,
      discountPaise: true,
      itemId: true,
      buyerCode: true,
    },
    orderBy: { position: "asc" },
  },
  history: {
    select: {
      status: true,
      at: true,
      by: true,
      party: true,
      reason: true,
      reasonTold: true,
      takesBack: true,
      corrected: true,
    },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

/** Filter for the order with this `_id` or number. */
export const orderNamed = (id: string) => (isUuid(id) ? { id } : { orderId: id });

export type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

export function toOrder(row: OrderRow): Order {
  const { id, orderId, createdAt, updatedAt, status, proof, history } = row;
  const { customerName: name, email } = row;
  const lines = row.lines.map(toLine);
  return {
    id,
    orderId,
    createdAt,
    updatedAt,
    status,
    proof,
    customer: { name, email, ...pickTexts(row, CUSTOMER_TEXTS) },
    shipTo: toPostalAddress(row),
    billing: toBilling(row),
    ...toApproval(row),
    ...pickTexts(row, ORDER_PART_TEXTS),
    shippingWay: row.shippingWay,
    lines,
    promo: findPromo(row),
    totals: computeTotals(row),
    gst: toGst(row, lines),
    payment: toPayment(row),
    history: history.map(toChange),
    dispatchBy: row.dispatchBy && dateName(row.dispatchBy),
    deliverBy: row.deliverBy && dateName(row.deliverBy),
    tracking: findTracking(row),
    partlyDispatched: row.partlyDispatched,
    ...(row.endedShortAt && { endedShort: true }),
    kept: row.kept,
    cancellable:
      mayFollow(status, "Cancelled") && row.lines.every(({ approvedAt }) => approvedAt === null),
    isReplacement: row.isReplacement,
    language: row.language,
    documents: row.documents.map(({ id: documentId, kind, number, issuedOn, voidedAt }) => ({
      id: documentId,
      kind: toPrintedKind(kind),
      number,
      issuedOn,
      ...(voidedAt && { isCancelled: true }),
    })),
  };
}

/** A CHECK constraint ensures that these columns are all set or all null. */
function toApproval({ askedBy, approvedBy, approvedAt: at }: OrderRow): Pick<Order, "approval"> {
  if (askedBy === null || approvedBy === null || at === null) return {};
  return { approval: { askedBy, approvedBy, at } };
}

function toBilling({ billingAddress, consigneeGstin, ...row }: OrderRow): OrderBilling {
  const { data } = postalAddressAnswerSchema.safeParse(billingAddress);
  const address = data ? { ...data, apartment: data.apartment ?? null } : null;
  return { address, consigneeGstin, ...pickTexts(row, BILLING_TEXTS) };
}

type LineRow = OrderRow["lines"][number];

function toLine(row: LineRow): OrderLine {
  const { id, kind, productId, name, unit, basis, forLine, stage } = row;
  const { thumbnailImage, packSize, sku, hsnCode, pricePaise, quantity, orderedQuantity } = row;
  return {
    id,
    kind,
    productId,
    name,
    unit,
    basis,
    forLine,
    stage,
    thumbnailImage,
    packSize,
    sku,
    hsnCode,
    pricePaise,
    quantity,
    ...(orderedQuantity !== null && { orderedQuantity }),
    ...(row.discountPaise !== null && { discountPaise: toSafePaise(row.discountPaise) }),
    ...(row.approvedAt && { approvedAt: row.approvedAt }),
    ...(row.itemId !== null && { itemId: row.itemId }),
    ...(row.buyerCode !== null && { code: row.buyerCode }),
    spec: row.spec as LineSpec | null,
    print: row.print as LinePrint | null,
    lineTotalPaise: toSafePaise(row.lineTotalPaise),
    tax: toLineTax(row),
  };
}

/** A CHECK constraint ensures that these columns are all set or all null. */
function toLineTax(row: LineRow): LineTax | null {
  const { gstBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise } = row;
  if (gstBasisPoints === null) return null;
  return {
    rateBasisPoints: gstBasisPoints,
    taxablePaise: toSafePaise(taxablePaise ?? 0n),
    cgstPaise: toSafePaise(cgstPaise ?? 0n),
    sgstPaise: toSafePaise(sgstPaise ?? 0n),
    igstPaise: toSafePaise(igstPaise ?? 0n),
  };
}

function toGst(row: OrderRow, lines: readonly OrderLine[]): OrderGst | null {
  const { sellerState, placeOfSupply, roundOffPaise } = row;
  if (sellerState === null || placeOfSupply === null) return null;
  const lineTaxes = lines.flatMap(({ tax }) => (tax ? [tax] : []));
  const taxes = sumTaxes(lineTaxes, sellerState === placeOfSupply);
  return { sellerState, placeOfSupply, taxes, roundOffPaise };
}

/** Internal reasons are never returned. */
function toChange(row: OrderRow["history"][number]) {
  const { reason, reasonTold, takesBack, corrected, ...change } = row;
  return {
    ...change,
    ...(corrected !== null && { changes: correctedChangesSchema.parse(corrected) }),
    ...(reason && reasonTold ? { reason } : {}),
    ...(takesBack ? { takesBack } : {}),
  };
}

/** A CHECK constraint ensures that code and percent are both set or both null. */
function findPromo({ promoCode: code, promoPercent: percent }: OrderRow): Order["promo"] {
  return code === null || percent === null ? null : { code, percent };
}

function computeTotals(row: OrderRow): OrderTotals {
  return {
    subtotalPaise: toSafePaise(row.subtotalPaise),
    discountPaise: toSafePaise(row.discountPaise),
    sampleCreditPaise: toSafePaise(row.sampleCreditPaise),
    shippingPaise: toSafePaise(row.shippingPaise),
    taxPercent: row.taxPercent.toNumber(),
    taxPaise: toSafePaise(row.taxPaise),
    totalPaise: toSafePaise(row.totalPaise),
  };
}

function findTracking(row: OrderRow): Tracking | null {
  const { trackingCarrier: carrier, trackingNumber: number, trackingUrl: url } = row;
  return carrier && number ? { carrier, number, url } : null;
}
