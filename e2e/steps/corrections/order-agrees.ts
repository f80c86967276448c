import { expect } from "vitest";
import type { OrderDocumentLine, PrismaClient } from "@/lib/db/generated/client";
import { readOrders } from "@/lib/orders/read/queries";
import { lineTotalPaise } from "@/lib/pricing/totals";

export const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Expects that lines, totals, stock, ledger and documents of an order agree. */
export async function expectAgreement(
  db: PrismaClient,
  id: string,
  stockBefore: ReadonlyMap<string, number>,
): Promise<void> {
  const [order] = await readOrders(db, [id]);
  if (!order) throw new Error("The order is not there.");
  const { lines, totals, gst, payment } = order;
  expect(lines.map((line) => lineTotalPaise(line))).toEqual(
    lines.map((line) => line.lineTotalPaise),
  );
  const { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise } = totals;
  expect(sum(lines.map((line) => line.lineTotalPaise))).toBe(subtotalPaise);
  const netPaise = subtotalPaise - discountPaise + shippingPaise;
  expect(netPaise + taxPaise + (gst?.roundOffPaise ?? 0)).toBe(totalPaise);
  if (gst) {
    const taxes = lines.flatMap(({ tax }) => tax ?? []);
    expect(sum(taxes.map((tax) => tax.taxablePaise))).toBe(netPaise);
    const parts = taxes.map((tax) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise);
    expect(sum(parts)).toBe(taxPaise);
  }
  const row = await db.order.findUniqueOrThrow({ where: { id } });
  const owed = totalPaise - Number(row.creditedPaise) - payment.paidPaise + payment.refundedPaise;
  if (order.status !== "Cancelled") expect(payment.outstandingPaise).toBe(owed);
  await expectStock(db, order, stockBefore);
  await expectDocuments(db, order);
}

type Read = Awaited<ReturnType<typeof readOrders>>[number];

async function expectStock(
  db: PrismaClient,
  { lines, status }: Read,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [product, packs] of before) {
    const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: product } });
    const own = lines.filter(({ productId }) => productId === product);
    const held = status === "Cancelled" ? 0 : sum(own.map(({ quantity }) => quantity));
    expect(stockCount + held).toBe(packs);
  }
}

/** A line is never worth less than its billed part, and a fully billed line equals its invoices to the paisa. */
function expectBilled(line: Read["lines"][number], all: readonly OrderDocumentLine[]): void {
  const parts = all.filter(({ orderLineId }) => orderLineId === line.id);
  const { tax } = line;
  if (parts.length === 0 || !tax) return;
  const count = sum(parts.map(({ quantity }) => quantity));
  for (const name of ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const) {
    const paise = sum(parts.map((part) => Number(part[name])));
    if (count === line.quantity) expect(tax[name]).toBe(paise);
    else expect(tax[name]).toBeGreaterThanOrEqual(paise);
  }
}

/** Credit notes never exceed the invoices, and a line credited in whole is credited as it was billed. */
async function expectCredited(db: PrismaClient, { id }: Read, bills: readonly OrderDocumentLine[]) {
  const notes = await db.orderDocument.findMany({
    where: { orderId: id, kind: "credit_note" },
    include: { lines: true },
  });
  for (const { lines, untaxedPaise, taxPaise, roundOffPaise, totalPaise } of notes) {
    const worth = sum(lines.map((line) => Number(line.taxablePaise)));
    expect(worth + Number(untaxedPaise) + Number(taxPaise) + roundOffPaise).toBe(
      Number(totalPaise),
    );
  }
  const credits = notes.flatMap(({ lines }) => lines);
  for (const line of new Set(credits.map(({ orderLineId }) => orderLineId))) {
    const add = (all: readonly OrderDocumentLine[], name: "quantity" | "taxablePaise") =>
      sum(all.filter(({ orderLineId }) => orderLineId === line).map((each) => Number(each[name])));
    expect(add(credits, "quantity")).toBeLessThanOrEqual(add(bills, "quantity"));
    expect(add(credits, "taxablePaise")).toBeLessThanOrEqual(add(bills, "taxablePaise"));
    if (add(credits, "quantity") === add(bills, "quantity"))
      expect(add(credits, "taxablePaise")).toBe(add(bills, "taxablePaise"));
  }
}

/** Invoices never exceed the order, and equal it once nothing is left to bill. */
async function expectDocuments(db: PrismaClient, order: Read) {
  const { id, lines, totals, status } = order;
  const invoices = await db.orderDocument.findMany({
    where: { orderId: id, kind: "invoice" },
    include: { lines: true },
  });
  if (invoices.length === 0 || status === "Cancelled") return;
  for (const invoice of invoices) {
    const { untaxedPaise, taxPaise, roundOffPaise, totalPaise } = invoice;
    const worth = invoice.lines.map((line) => Number(line.taxablePaise));
    for (const paise of [...worth, Number(untaxedPaise)]) expect(paise).toBeGreaterThanOrEqual(0);
    expect(sum(worth) + Number(untaxedPaise) + Number(taxPaise) + roundOffPaise).toBe(
      Number(totalPaise),
    );
  }
  const bills = invoices.flatMap((invoice) => invoice.lines);
  for (const line of lines) expectBilled(line, bills);
  await expectCredited(db, order, bills);
  const billed = new Map<string, number>();
  for (const { orderLineId, quantity } of bills)
    billed.set(orderLineId, (billed.get(orderLineId) ?? 0) + quantity);
  for (const line of lines) expect(billed.get(line.id) ?? 0).toBeLessThanOrEqual(line.quantity);
  const isAll = lines.every((line) => billed.get(line.id) === line.quantity);
  const billedPaise = sum(invoices.map(({ totalPaise }) => Number(totalPaise)));
  if (isAll) expect(billedPaise).toBe(totals.totalPaise);
  else expect(billedPaise).toBeLessThanOrEqual(totals.totalPaise);
}
