import { inEnglish, type Say } from "@/lib/words/say";
import { findCancellation, cancelledInProduction } from "@/lib/orders/order";
import type { OrderAnswer, OrderFigures } from "@/lib/orders/schemas";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { OrderStatus } from "@/lib/orders/status";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import {
  CONFIRMED_STEPS,
  getStatusText,
  type Cancellation,
  type ProgressStep,
  type StatusText,
} from "@/lib/orders/status-text";
import {
  awaitedStep,
  awaitsApproval,
  awaitsProofs,
  type AwaitedStep,
} from "@/lib/orders/cart/cart-line";
import { lineDetail, priceUnit, quantityWords } from "@/lib/orders/line-text";
import { lineName } from "@/lib/pricing/print-options";
import { owedBack, unpaidAdvance } from "@/lib/orders/payment-label";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { getLastFigures, type LastOrder } from "./last-order";
import {
  listClaimable,
  shownCallOffs,
  shownClaims,
  shownDispatches,
  type ClaimableLine,
  type ShownCallOffs,
  type ShownClaim,
  type ShownDispatch,
} from "./shown-goods";

export interface ShownItem {
  /** Null when the product was deleted from the database. */
  productId: string | null;
  name: string;
  thumbnailImage: string;
  packSize: string | null;
  /** The article number. */
  sku: string | null;
  price: number;
  quantity: number;
  lineTotal: number;
  /** What the price buys: "100 pieces". */
  per: string;
  /** The print, the make of a custom line, or that it is a sample; empty for plain packs. */
  detail: string;
}

/** Billing details and the buyer's note; null where nothing was given. */
export interface ShownBilling {
  address: LastOrder["shippingAddress"] | null;
  gstin: string | null;
  poNumber: string | null;
  note: string | null;
  /** Who asked for it and who approved it; only of an order that its company approved. */
  approval?: OrderAnswer["approval"];
}

export interface ShownPayment {
  /** Null: payment is arranged with the order. */
  method: PaymentMethod | null;
  /** True when the order is paid in full. */
  isPaid: boolean;
  /** Rupees that are to be paid before production begins. */
  advance: number;
  /** Rupees that came in beyond what is charged. */
  owed: number;
  /** True when the page shows the state of the payment. */
  isTold: boolean;
}

/** An order as the confirmation shows it, from any source; amounts in rupees. */
export interface ShownOrder {
  orderNumber: string;
  placedAt: Date;
  status: OrderStatus;
  /** Title and text of its status. */
  words: StatusText;
  /** Null for an order that takes no more steps. */
  progress: readonly ProgressStep[] | null;
  /** Who cancelled it and when, with the reason when it is shown; null when it is not cancelled. */
  cancelled: (Cancellation & { at: Date; reason?: string }) | null;
  /** Null for an order that the shop entered for a customer without an email. */
  email: string | null;
  company: string | null;
  address: LastOrder["shippingAddress"];
  items: ShownItem[];
  total: number;
  billing: ShownBilling;
  /** The figures of the total; null when the record has none. */
  figures: (OrderFigures & { taxPercent?: number }) | null;
  /** True when the page can show it only once, because it comes from the record in the browser. */
  isReadOnce: boolean;
  /** The day by which it was expected to leave: "2026-11-25"; null when no day was given. */
  dispatchBy: string | null;
  /** The day by which it was expected to arrive, in the same form. */
  deliverBy: string | null;
  /** How it travels; null where shipping is one fee. */
  shippingWay: ShippingWay | null;
  /** True while a line waits for the approval of its proof. */
  awaitsApproval: boolean;
  awaited: AwaitedStep | null;
  /** Null until it has arrived. */
  deliveredAt: Date | null;
  tracking: OrderAnswer["tracking"];
  /** True while a part of it has left and the rest has not. */
  partlyDispatched: boolean;
  /** True when its goods are kept for the customer, who calls them off in parts. */
  kept: boolean;
  callOffs: ShownCallOffs | null;
  /** What left together, with its lines in words. */
  dispatches: readonly ShownDispatch[];
  /** The goods of which something can be reported. */
  claimable: readonly ClaimableLine[];
  claims: readonly ShownClaim[];
  refunds: OrderAnswer["refunds"];
  returns: OrderAnswer["returns"];
  payment: ShownPayment;
}

/** The record in the browser has no date: it was written just before `takenAt`. */
export function shownLastOrder(record: LastOrder, takenAt: Date, say: Say = inEnglish): ShownOrder {
  const words = getStatusText({ status: "Pending", proof: record.proof ?? null });
  const stages = record.items.map(({ print }) => ({
    stage: print && print.again === undefined ? ("needs_artwork" as const) : null,
  }));
  return {
    orderNumber: record.orderNumber,
    placedAt: takenAt,
    status: "Pending",
    words,
    progress: CONFIRMED_STEPS,
    cancelled: null,
    email: record.email,
    company: record.company ?? null,
    address: record.shippingAddress,
    items: lastItems(record, say),
    total: record.total,
    billing: toBilling(record),
    figures: getLastFigures(record) ?? null,
    isReadOnce: true,
    dispatchBy: record.dispatchBy ?? null,
    deliverBy: record.deliverBy ?? null,
    shippingWay: record.shippingWay ?? null,
    awaitsApproval: awaitsApproval(stages),
    awaited: awaitedStep(stages),
    deliveredAt: null,
    tracking: null,
    partlyDispatched: false,
    kept: false,
    callOffs: null,
    dispatches: [],
    claimable: [],
    claims: [],
    refunds: [],
    returns: [],
    payment: {
      method: record.paymentMethod ?? null,
      isPaid: false,
      advance: 0,
      owed: 0,
      isTold: record.paymentMethod !== undefined,
    },
  };
}

/** The record has no set-up fees: they are what its lines leave of the subtotal. */
function lastItems(record: LastOrder, say: Say): ShownItem[] {
  const items = record.items.map((item) => lastItem(item, say));
  const linesPaise = items.reduce((sum, { lineTotal }) => sum + toPaise(lineTotal), 0);
  const setUp = toRupees(toPaise(getLastFigures(record)?.subtotal ?? 0) - linesPaise);
  const printed = record.items.find(({ print }) => print);
  if (!printed || setUp <= 0) return items;
  const fee = { ...printed, name: say("Set-up of the print"), price: setUp, quantity: 1 };
  return [
    ...items,
    { ...lastItem(fee, say), productId: null, sku: null, per: say("set"), detail: "" },
  ];
}

function lastItem(item: LastOrder["items"][number], say: Say): ShownItem {
  const { _id, name, thumbnailImage, sku = null, price, quantity } = item;
  const kind = item.isSample ? "sample" : "product";
  const unit = item.isSample ? "PCS" : "PAC";
  const packSize = item.isSample ? null : (item.packSize ?? null);
  return {
    productId: _id,
    name,
    thumbnailImage,
    packSize,
    sku,
    price,
    quantity,
    lineTotal: toRupees(lineTotalPaise({ pricePaise: toPaise(price), quantity })),
    per: priceUnit({ unit, basis: 1, packSize }, say),
    detail: lineDetail({ kind, print: item.print }, say),
  };
}

function orderedItem(line: OrderAnswer["products"][number], say: Say): ShownItem {
  const { product, quantity, price, lineTotal, unit, basis, ordered } = line;
  const made =
    ordered === undefined
      ? []
      : [say("{quantity} ordered", { quantity: quantityWords(ordered, unit, say) })];
  const { _id: productId, packSize, name, ...shown } = product;
  return {
    productId,
    packSize,
    name: lineName(name, say),
    ...shown,
    price,
    quantity,
    lineTotal,
    per: priceUnit({ unit, basis, packSize }, say),
    detail: [lineDetail(line, say), ...made].filter(Boolean).join(", "),
  };
}

export function shownOrder(order: OrderAnswer, say: Say = inEnglish): ShownOrder {
  const words = getStatusText(order);
  return {
    orderNumber: order.orderId,
    placedAt: new Date(order.createdAt),
    status: order.status,
    words,
    progress: words.progress,
    cancelled: toCancellation(order),
    email: order.user.email,
    company: order.company,
    address: order.shippingAddress,
    items: order.products.map((line) => orderedItem(line, say)),
    total: order.totalAmount,
    billing: toBilling(order),
    figures: figuresShown(order),
    isReadOnce: false,
    dispatchBy: order.dispatchBy,
    deliverBy: order.deliverBy,
    shippingWay: order.shippingWay ?? null,
    awaitsApproval: awaitsProofs(order),
    awaited: awaitsProofs(order) ? awaitedStep(order.products) : null,
    deliveredAt: findDeliveredAt(order),
    tracking: order.tracking,
    partlyDispatched: order.partlyDispatched,
    kept: order.kept,
    callOffs: shownCallOffs(order),
    dispatches: shownDispatches(order, say),
    claimable: listClaimable(order),
    claims: shownClaims(order, say),
    refunds: order.refunds,
    returns: order.returns,
    payment: toPayment(order),
  };
}

/** Only GST has taxes by name, even where there are none. */
function figuresShown({ taxes, ...order }: OrderAnswer): ShownOrder["figures"] {
  return order.placeOfSupply === undefined ? order : { ...order, taxes };
}

function findDeliveredAt({ status, history }: OrderAnswer): Date | null {
  const change = history.findLast((each) => each.status === status);
  return status === "Delivered" && change ? new Date(change.at) : null;
}

/**
 * When payment is arranged individually, its state is shown once a payment is recorded or the order, which has then
 * left, is invoiced.
 */
function toPayment(order: OrderAnswer): ShownPayment {
  const { method, state, paid, billed } = order.payment;
  const isPaid = state === "paid" || state === "over";
  const advance = unpaidAdvance(order);
  const owed = owedBack(order);
  const isTold = method !== null || paid > 0 || billed || advance > 0;
  return { method, isPaid, advance, owed, isTold };
}

type Billed = Partial<
  Pick<OrderAnswer, "billingAddress" | "gstin" | "poNumber" | "note" | "approval">
>;

function toBilling({ billingAddress, gstin, poNumber, note, approval }: Billed): ShownBilling {
  return {
    address: billingAddress ?? null,
    gstin: gstin ?? null,
    poNumber: poNumber ?? null,
    note: note ?? null,
    ...(approval && { approval }),
  };
}

function toCancellation(order: OrderAnswer): ShownOrder["cancelled"] {
  const change = findCancellation(order);
  if (!change) return null;
  const { party: by, at, reason } = change;
  return { by, inProduction: cancelledInProduction(order), at: new Date(at), reason };
}
