import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { dateName } from "@/lib/base/dates";
import { gstAnswer } from "@/lib/orders/cart/gst-cart";
import { stateWithCode } from "@/lib/shop/gst/states";
import { dayName } from "@/lib/base/india-time";
import { serverPaths } from "@/lib/base/server-paths";
import { toRupees } from "@/lib/pricing/money";
import { specAnswer } from "../cart/quote-answer";
import type { ListedOrder } from "../admin-schemas";
import { listTexts, type Order, type OrderLine, type Tracking } from "../order";
import { dueRows } from "../due/due-rows";
import type { OrderPayment } from "../order-payment";
import type { PlacedOrder } from "../place/order-options";
import type { OrderCounts } from "./queries";
import type {
  CallOffAnswer,
  ClaimAnswer,
  DispatchAnswer,
  OrderCallOffsAnswer,
} from "../dispatch-schemas";
import type { OrderAnswer, PlacedOrderAnswer } from "../schemas";
import type { OrderSummary } from "./list-schemas";
import type {
  OrderDocument,
  OrderCalledOff,
  OrderCallOff,
  OrderClaimed,
  OrderDispatched,
  OrderRefunded,
  OrderReturned,
} from "../order-movements";

/** Orders in API responses: in rupees, with the documented names. No other code uses these shapes. */

/** Empty fields under the flat tax, so that clients do not need to know an order's tax regime. */
const NO_GST = { taxes: [], roundOff: 0 };

export function orderAnswer(order: Order): OrderAnswer {
  const { customer, totals } = order;
  return {
    _id: order.id,
    orderId: order.orderId,
    status: order.status,
    proof: order.proof,
    totalAmount: toRupees(totals.totalPaise),
    subtotal: toRupees(totals.subtotalPaise),
    discount: toRupees(totals.discountPaise),
    promoCode: order.promo?.code ?? null,
    ...(totals.sampleCreditPaise > 0 && { sampleCredit: toRupees(totals.sampleCreditPaise) }),
    shipping: toRupees(totals.shippingPaise),
    ...(order.shippingWay && { shippingWay: order.shippingWay }),
    tax: toRupees(totals.taxPaise),
    taxPercent: totals.taxPercent,
    ...NO_GST,
    ...gstAnswer(order.gst),
    ...(order.gst ? { placeOfSupply: stateWithCode(order.gst.placeOfSupply) } : {}),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    user: { name: customer.name, email: customer.email },
    ...listTexts(order),
    ...(order.orderedFor && {
      orderedFor: { _id: order.orderedFor.id, name: order.orderedFor.name },
      orderedBy: order.orderedBy,
    }),
    ...readersPart(order),
    shippingAddress: shippingAddress(order),
    billingAddress: order.billing.address && addressAnswer(order.billing.address),
    ...(order.approval && {
      approval: { ...order.approval, at: order.approval.at.toISOString() },
    }),
    products: order.lines.map(lineAnswer),
    history: order.history.map((change) => ({ ...change, at: change.at.toISOString() })),
    dispatchBy: order.dispatchBy,
    deliverBy: order.deliverBy,
    tracking: trackingAnswer(order.tracking),
    partlyDispatched: order.partlyDispatched,
    ...(order.endedShort && { endedShort: true }),
    kept: order.kept,
    cancellable: order.cancellable,
    ...(order.callOffs && { callOffs: calledOffAnswer(order.callOffs) }),
    ...(order.dispatches
      ? { dispatches: order.dispatches.map((dispatch) => dispatchAnswer(order.id, dispatch)) }
      : {}),
    ...(order.claims ? { claims: order.claims.map((claim) => claimAnswer(order.id, claim)) } : {}),
    payment: paymentAnswer(order.payment),
    due: dueAnswer(order),
    documents: documentsAnswer(order),
    ...(order.replaces && { replaces: namedAnswer(order.replaces) }),
    ...(order.purchaseOrder && {
      purchaseOrder: { name: order.purchaseOrder, url: serverPaths.purchaseOrder(order.id) },
    }),
    ...(order.offer && { offer: { _id: order.offer.id, number: order.offer.number } }),
    ...(order.refunds ? { refunds: order.refunds.map(refundedAnswer) } : {}),
    ...(order.returns ? { returns: order.returns.map(returnedAnswer) } : {}),
  };
}

/** Fields that depend on the reader of the order. */
const readersPart = ({ allowed, handOverTo, waiting }: Order) => ({
  ...(allowed && { allowed }),
  ...(handOverTo && { handOverTo }),
  ...(waiting && { waiting }),
});

const namedAnswer = ({ id, orderId }: { id: string; orderId: string }) => ({ _id: id, orderId });

export function dispatchAnswer(orderId: string, dispatch: OrderDispatched): DispatchAnswer {
  const { id, lines, carrier, number, url, at, transport, invoice, challan, files } = dispatch;
  const { vehicle, distanceKm, transporterId, transporterName: transporter } = transport;
  const { ewayBillNumber, ewayBillUntil } = transport;
  return {
    _id: id,
    lines: [...lines],
    carrier,
    number,
    url,
    at: at.toISOString(),
    ...(ewayBillNumber &&
      ewayBillUntil && {
        ewayBill: { number: ewayBillNumber, validUntil: dateName(ewayBillUntil) },
      }),
    ...(vehicle && { vehicle }),
    ...(distanceKm !== null && { distance: distanceKm }),
    ...(transporter && { transporter }),
    ...(transporterId && { transporterId }),
    ...(invoice && { invoice: documentAnswer(orderId, invoice) }),
    ...(dispatch.deliveredAt && { deliveredAt: dispatch.deliveredAt.toISOString() }),
    ...(files.length > 0 && {
      files: files.map(({ id: file, kind, name }) => ({
        _id: file,
        kind,
        name,
        url: serverPaths.dispatchFile({ order: orderId, dispatch: id, file }),
      })),
    }),
    ...(challan && { challan: { number: challan.number, date: dateName(challan.issuedOn) } }),
  };
}

export const callOffAnswer = ({ id, ...callOff }: OrderCallOff): CallOffAnswer => ({
  ...callOff,
  _id: id,
});

export const calledOffAnswer = (called: OrderCalledOff): OrderCallOffsAnswer => ({
  earliest: called.earliest,
  lines: [...called.lines],
  callOffs: called.callOffs.map(callOffAnswer),
});

export function claimAnswer(orderId: string, claim: OrderClaimed): ClaimAnswer {
  const { id, lines, text, photoCount, at, decision, words, decidedAt, replacement } = claim;
  return {
    _id: id,
    lines: [...lines],
    text,
    at: at.toISOString(),
    decision,
    words,
    photos: Array.from({ length: photoCount }, (_, index) =>
      serverPaths.claimPhoto({ order: orderId, claim: id, photo: index + 1 }),
    ),
    decidedAt: decidedAt && decidedAt.toISOString(),
    ...(replacement && { replacement: namedAnswer(replacement) }),
  };
}

const documentAnswer = (
  orderId: string,
  { id, number, issuedOn }: Pick<OrderDocument, "id" | "number" | "issuedOn">,
) => ({
  number,
  date: dateName(issuedOn),
  url: serverPaths.orderDocument(orderId, id),
});

function refundedAnswer({ amountPaise, at, ...refund }: OrderRefunded) {
  return { ...refund, amount: toRupees(amountPaise), at: at.toISOString() };
}

function returnedAnswer({ at, reason, lines }: OrderReturned) {
  return { at: at.toISOString(), reason, products: [...lines] };
}

/** The current proforma, which every order has, comes first, then the issued documents, then earlier proformas. */
function documentsAnswer(order: Order): OrderAnswer["documents"] {
  const { id, orderId, createdAt, documents, proformas = [] } = order;
  const [latest = { number: orderId, issuedAt: createdAt }, ...superseded] = proformas;
  const url = (document: string) => serverPaths.orderDocument(id, document);
  const proformaAnswer = ({ number, issuedAt }: { number: string; issuedAt: Date }) =>
    ({ kind: "proforma", number, date: dayName(issuedAt) }) as const;
  const issued = documents.map(({ kind, irn, irnAt, isCancelled, ims, ...document }) => ({
    kind,
    ...documentAnswer(id, document),
    ...(irn && irnAt && { irn, irnAt: irnAt.toISOString() }),
    ...(isCancelled && { cancelled: true as const }),
    ...(ims && { ims }),
  }));
  const before = superseded.map((proforma) => ({
    ...proformaAnswer(proforma),
    url: url(proforma.id),
    superseded: true,
  }));
  return [{ ...proformaAnswer(latest), url: url("proforma") }, ...issued, ...before];
}

function lineAnswer(line: OrderLine): OrderAnswer["products"][number] {
  const { productId, name, thumbnailImage, packSize, sku, quantity, pricePaise } = line;
  const { kind, unit, basis, spec, print, forLine, hsnCode, tax } = line;
  const product = { _id: productId, name, thumbnailImage, packSize, sku };
  const gst = tax
    ? { hsnCode, taxPercent: tax.rateBasisPoints / 100, taxable: toRupees(tax.taxablePaise) }
    : {};
  return {
    _id: line.id,
    kind,
    unit,
    basis,
    stage: line.stage,
    ...specAnswer(spec),
    ...(print && { print }),
    ...(line.itemId !== undefined && { item: line.itemId }),
    ...(line.code !== undefined && { code: line.code }),
    ...(forLine !== null && { forLine }),
    product,
    quantity,
    ...(line.orderedQuantity !== undefined && { ordered: line.orderedQuantity }),
    price: toRupees(pricePaise),
    lineTotal: toRupees(line.lineTotalPaise),
    ...gst,
  };
}

function addressAnswer(address: PostalAddress): OrderAnswer["shippingAddress"] {
  return { ...address, apartment: address.apartment || undefined };
}

function trackingAnswer(tracking: Tracking | null): OrderAnswer["tracking"] {
  return tracking && { ...tracking, url: tracking.url ?? "" };
}

export function paymentAnswer(payment: OrderPayment): OrderAnswer["payment"] {
  const { method, state, outstandingPaise, paidPaise, refundedPaise, isBilled, dueOn } = payment;
  return {
    method,
    state,
    due: toRupees(Math.max(0, outstandingPaise)),
    paid: toRupees(paidPaise),
    refunded: toRupees(refundedPaise),
    billed: isBilled,
    dueOn: dueOn && dateName(dueOn),
  };
}

const dueAnswer = (order: Order): OrderAnswer["due"] =>
  dueRows(order).map(({ amountPaise, paidPaise, ...row }) => ({
    ...row,
    amount: toRupees(amountPaise),
    paid: toRupees(paidPaise),
  }));

/** The response schema removes the fields that the list does not show. */
export function listedOrderAnswer(order: Order): ListedOrder {
  const itemCount = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...orderAnswer(order), customer: order.holder ?? null, itemCount };
}

/** A signed-in customer gets no key: the order is in their account. */
export function placedOrderAnswer(
  { id, orderId, totalPaise, accessKey, ...promised }: PlacedOrder,
  { isGuest, proof }: { isGuest: boolean; proof: PlacedOrderAnswer["proof"] },
): PlacedOrderAnswer {
  const totalAmount = toRupees(totalPaise);
  const { dispatchBy, deliverBy } = promised;
  return {
    orderId,
    _id: id,
    totalAmount,
    dispatchBy,
    deliverBy,
    proof,
    ...(isGuest ? { accessKey } : {}),
  };
}

export function orderSummaryAnswer({ spentPaise, ...counts }: OrderCounts): OrderSummary {
  return { ...counts, spent: toRupees(spentPaise) };
}

const shippingAddress = ({ shipTo, billing: { consigneeGstin } }: Order) => ({
  ...addressAnswer(shipTo),
  ...(consigneeGstin && { gstin: consigneeGstin }),
});
