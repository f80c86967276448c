import type {
  CallOffState,
  ClaimDecision,
  DispatchFileKind,
  ImsState,
  PaymentMeans,
} from "@/lib/db/generated/enums";
import type { PrintedKind } from "./read/printed-kinds";

/** The order whose goods this one replaces. */
export interface OrderReplaced {
  id: string;
  orderId: string;
  /** Its invoice numbers. */
  invoices: readonly string[];
}

/** Goods that left in one shipment. */
export interface OrderDispatched {
  id: string;
  lines: readonly { line: string; quantity: number }[];
  /** Null without a named carrier. */
  carrier: string | null;
  number: string | null;
  /** The carrier's tracking page. */
  url: string | null;
  at: Date;
  transport: OrderTransport;
  /** Null until it is issued. */
  invoice: OrderDocument | null;
  /** Time of arrival, where recorded apart from the order's. */
  deliveredAt: Date | null;
  /** Oldest first. */
  files: readonly { id: string; kind: DispatchFileKind; name: string }[];
  /** Only for a replacement; null for dispatches from before challans had numbers. */
  challan: Challan | null;
}

/** The document that accompanies replacement goods. */
export interface Challan {
  number: string;
  /** Midnight UTC of the day. */
  issuedOn: Date;
}

/** Transport details, as far as known. */
export interface OrderTransport {
  vehicle: string | null;
  distanceKm: number | null;
  transporterId: string | null;
  transporterName: string | null;
  ewayBillNumber: string | null;
  /** The last day, at midnight UTC. */
  ewayBillUntil: Date | null;
}

/** The call-offs of an order, and the rest of each line. */
export interface OrderCalledOff {
  /** The first day for which the buyer can call off now: "2026-12-01". */
  earliest: string;
  /** Packed goods: the quantity that has not left, and its part that is not called off. */
  lines: readonly { line: string; left: number; free: number }[];
  /** By day. */
  callOffs: readonly OrderCallOff[];
}

export interface OrderCallOff {
  id: string;
  line: string;
  quantity: number;
  sent: number;
  /** "2026-12-12" */
  on: string;
  state: CallOffState;
  by: string;
  words: string | null;
}

/** A buyer's report of damaged, missing or wrong goods, with the shop's answer. */
export interface OrderClaimed {
  id: string;
  lines: readonly { line: string; quantity: number }[];
  text: string;
  photoCount: number;
  at: Date;
  /** Null until the shop has answered. */
  decision: ClaimDecision | null;
  words: string | null;
  decidedAt: Date | null;
  /** The replacement order. */
  replacement: { id: string; orderId: string } | null;
}

/** An issued document. */
export interface OrderDocument {
  id: string;
  kind: PrintedKind;
  number: string;
  /** Midnight UTC of the day. */
  issuedOn: Date;
  /** Its Invoice Reference Number, once recorded; only read for a single order. */
  irn?: string;
  /** Time of its IRN, and its cancellation if any. */
  irnAt?: Date;
  isCancelled?: boolean;
  /** For a credit note: the buyer's action in the Invoice Management System. */
  ims?: { state: ImsState; on: string };
}

/** Money returned to the customer. */
export interface OrderRefunded {
  amountPaise: number;
  means: PaymentMeans;
  /** The bank's reference, such as a UTR. */
  reference: string | null;
  at: Date;
  /** Null when the reason is internal. */
  reason: string | null;
}

/** Goods returned by the customer. */
export interface OrderReturned {
  at: Date;
  /** Null when the reason is internal. */
  reason: string | null;
  lines: readonly { line: string; name: string; quantity: number }[];
}
