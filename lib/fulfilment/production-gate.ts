import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { may, type Identity } from "@/lib/identity/session/identify";
import { dueRows, unpaidPaise } from "@/lib/orders/due/due-rows";
import type { Gate, Override } from "@/lib/orders/due/gates";
import type { DueRule } from "@/lib/orders/due/payment-steps";
import { readOrders } from "@/lib/orders/read/queries";
import { formatRupees } from "@/lib/pricing/money";

/** Maximum lines named in the refusal. */
const MOST_NAMED = 20;

/** Names of the order's lines without an approved proof. */
async function listUnapproved(db: Db, orderId: string): Promise<string[]> {
  const lines = await db.orderLine.findMany({
    where: { orderId, stage: { not: "approved" } },
    orderBy: { position: "asc" },
    take: MOST_NAMED,
    select: { name: true },
  });
  return lines.map(({ name }) => name);
}

/** Missing amounts under these due rules, by order; a gate calls it under the orders' locks. */
async function readMissing(db: Db, orderIds: readonly string[], rules: readonly DueRule[]) {
  const orders = await readOrders(db, orderIds);
  return new Map(
    orders.map((order) => {
      const rows = dueRows(order);
      const gated = rows.filter(({ rule }) => rule !== null && rules.includes(rule));
      return [order.id, unpaidPaise(gated)];
    }),
  );
}

/** Advances missing before production of these orders, in paise. */
export const readAdvances = (db: Db, orderIds: readonly string[]) =>
  readMissing(db, orderIds, ["before_production"]);

/** Amounts due before these orders can leave, in paise. */
export const readBalances = (db: Db, orderIds: readonly string[]) =>
  readMissing(db, orderIds, ["before_production", "before_dispatch"]);

/** The message why goods cannot leave. */
export const balanceText = (paise: number): string =>
  `${formatRupees(paise)} is to be paid before goods of this order leave. Record it when it came in.`;

/** The requirement of an order at a gate. */
interface Awaited {
  unapproved?: string[];
  advanceDuePaise?: number;
  balanceDuePaise?: number;
}

interface Closed {
  gate: Gate;
  code: "proof_pending" | "advance_due" | "balance_due";
  message: string;
  fields?: Record<string, string>;
  awaited: Awaited;
}

/** The gates passed by an override, and what was missing. */
export interface Passed {
  reason: string;
  gates: Gate[];
  awaited: Awaited;
}

async function findUnapproved(db: Db, orderId: string): Promise<Closed[]> {
  const unapproved = await listUnapproved(db, orderId);
  if (unapproved.length === 0) return [];
  const lines = unapproved.join(", ");
  const message = `Production waits for the buyer's approval of: ${lines}. Send a proof, or record an approval by phone.`;
  const awaited = { unapproved };
  return [{ gate: "proof", code: "proof_pending", message, fields: { lines }, awaited }];
}

async function findUnpaid(db: Db, orderId: string): Promise<Closed[]> {
  const advanceDuePaise = (await readAdvances(db, [orderId])).get(orderId) ?? 0;
  if (advanceDuePaise <= 0) return [];
  const message = `${formatRupees(advanceDuePaise)} of the advance is not paid. Record it when it came in.`;
  return [{ gate: "advance", code: "advance_due", message, awaited: { advanceDuePaise } }];
}

/**
 * Refuses production while a printed or custom line is unapproved, or a payment due before it is missing. Returns what
 * an override lets pass; null when nothing is awaited.
 * @param override the reason to start anyway; the caller has checked that the actor may give one
 * @throws AppError proof_pending, naming the lines; advance_due, naming the amount
 */
export async function requireStartable(
  db: Db,
  orderId: string,
  override?: Override,
): Promise<Passed | null> {
  const unapproved = await findUnapproved(db, orderId);
  return pass([...unapproved, ...(await findUnpaid(db, orderId))], override);
}

/**
 * Refuses the dispatch while a payment due before production or dispatch is missing, even if production started without
 * it.
 * @throws AppError balance_due, naming the amount
 */
export async function requireLeavable(
  db: Db,
  orderId: string,
  override?: Override,
): Promise<Passed | null> {
  const balanceDuePaise = (await readBalances(db, [orderId])).get(orderId) ?? 0;
  if (balanceDuePaise <= 0) return null;
  const message = balanceText(balanceDuePaise);
  return pass(
    [{ gate: "balance", code: "balance_due", message, awaited: { balanceDuePaise } }],
    override,
  );
}

/** An override passes the gates that it names, or, without names, the only closed one. */
function pass(closed: readonly Closed[], override: Override | undefined): Passed | null {
  const [only, ...more] = closed;
  if (!only) return null;
  const named = override?.gates ?? (override && more.length === 0 ? [only.gate] : []);
  const [first, ...remaining] = closed.filter(({ gate }) => !named.includes(gate));
  if (first) throw refusal([first, ...remaining]);
  return {
    reason: override?.reason ?? "",
    gates: closed.map(({ gate }) => gate),
    awaited: closed.reduce((all: Awaited, { awaited }) => ({ ...all, ...awaited }), {}),
  };
}

/** The answer names the closed gates, so that an override can name them. */
function refusal(closed: readonly [Closed, ...Closed[]]): AppError {
  const [{ code, fields }] = closed;
  const message = closed.map((each) => each.message).join(" ");
  const gates = closed.map(({ gate }) => gate);
  return new AppError(code, message, { ...(fields && { fields }), extra: { gates } });
}

/** @throws AppError forbidden for staff who may not override a gate */
export function requireOverrideRight(identity: Identity, override: string | undefined): void {
  if (!override || may(identity, "proofs.write")) return;
  throw new AppError(
    "forbidden",
    "Only an admin lets an order pass without its approvals or its payment.",
  );
}

/** True once the buyer has approved a proof of the order: from then on only the shop can cancel it. */
export async function hasApproval(db: Db, orderId: string): Promise<boolean> {
  const approved = await db.orderLine.findFirst({
    where: { orderId, approvedAt: { not: null } },
    select: { id: true },
  });
  return approved !== null;
}
