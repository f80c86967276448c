import type {
  CallOffState,
  ClaimDecision,
  DispatchFileKind,
  ImsState,
  PaymentMeans,
} from "@/lib/db/generated/enums";
import type { PrintedKind } from "./read/printed-kinds";

/** The order whose goods another one replaces. */
export interface OrderReplaced {
  id: string;
  orderId: string;
  /** Numbers of its invoices. */
  invoices: readonly string[];
}

/** Goods that left together. */
export interface OrderDispatched {
  id: string;
  lines: readonly { line: string; quantity: number }[];
  /** Null where no carrier was named. */
  carrier: string | null;
  number: string | null;
  /** The carrier's tracking page. */
  url: string | null;
  at: Date;
  transport: OrderTransport;
  /** Null until it is issued. */
  invoice: OrderDocument | null;
  /** When it arrived, where it is known apart from the order's. */
  deliveredAt: Date | null;
  /** Oldest first. */
  files: readonly { id: string; kind: DispatchFileKind; name: string }[];
  /** Of a replacement; null for what left before challans had numbers. */
  challan: Challan | null;
}

/** The document with which goods travel that are replaced. */
export interface Challan {
  number: string;
  /** Midnight UTC of the day. */
  issuedOn: Date;
}

/** How goods travel, as far as it is known. */
export interface OrderTransport {
  vehicle: string | null;
  distanceKm: number | null;
  transporterId: string | null;
  transporterName: string | null;
  ewayBillNumber: string | null;
  /** The last day, at midnight UTC. */
  ewayBillUntil: Date | null;
}

/** The call-offs of an order, and what is left of each line. */
export interface OrderCalledOff {
  /** The first day for which its buyer can call off now: "2026-12-01". */
  earliest: string;
  /** What is packed: how much has not left, and what of it is not called off. */
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

/** What the buyer says is damaged, missing or wrong, with the shop's answer. */
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
  /** The order that brings the new goods. */
  replacement: { id: string; orderId: string } | null;
}

/** An issued document. */
export interface OrderDocument {
  id: string;
  kind: PrintedKind;
  number: string;
  /** Midnight UTC of the day. */
  issuedOn: Date;
  /** Its Invoice Reference Number, once recorded; read with one order alone. */
  irn?: string;
  /** When its IRN was given, and whether it was cancelled since. */
  irnAt?: Date;
  isCancelled?: boolean;
  /** Of a credit note: what its buyer did with it in the Invoice Management System. */
  ims?: { state: ImsState; on: string };
}

/** Money that went back to the customer. */
export interface OrderRefunded {
  amountPaise: number;
  means: PaymentMeans;
  /** The bank's reference, such as a UTR. */
  reference: string | null;
  at: Date;
  /** Null when the reason is not for the customer. */
  reason: string | null;
}

/** Goods that came back from the customer. */
export interface OrderReturned {
  at: Date;
  /** Null when the reason is not for the customer. */
  reason: string | null;
  lines: readonly { line: string; name: string; quantity: number }[];
}
