import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { moneySteps } from "@/e2e/steps/money-steps";
import { asha, FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { requireOrder } from "@/lib/orders/read/require-order";
import { readActions } from "../read-actions";
import { decideClaim } from "./decide-claim";
import { reportClaim } from "./report-claim";
import type { ClaimDecisionRequest } from "./schemas";

const { db } = testDatabase();
const { givenParts, shown } = dispatchSteps(db);
const { pay, refund, takeBack, cancel } = moneySteps(db);
const { advance } = orderDeskSteps(db);

type Decision = ClaimDecisionRequest["decision"];

async function givenDelivered() {
  const order = await givenParts();
  await advance(order.id, { status: "Shipped" });
  await advance(order.id, { status: "Delivered" });
  const { totalPaise } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
  await pay(order.id, Number(totalPaise) / 100);
  return { ...order, total: Number(totalPaise) / 100 };
}

async function report(id: string, line: string, quantity: number) {
  const { accessKey } = await db.order.findUniqueOrThrow({ where: { id } });
  const visitor = { identity: { state: "visitor" }, key: accessKey } as const;
  const order = await requireOrder(db, id, visitor);
  const form = { lines: [{ line, quantity }], text: "Wet." };
  return reportClaim({ db, actor: asha, ipAddress: FROM, order, form, files: [] });
}

/** A claim that overlaps with another one, as earlier versions allowed. */
async function givenOverlap(orderId: string, line: string, quantity: number) {
  const lines = { create: [{ orderLineId: line, quantity }] };
  return (await db.orderClaim.create({ data: { orderId, text: "Wet.", lines } })).id;
}

const decide = (id: string, decision: Decision) =>
  decideClaim({
    db,
    id,
    request: { decision, words: "We are sorry." },
    actor: meera,
    ipAddress: FROM,
  });

const back = (line: string, quantity: number) => ({
  lines: [{ line, quantity, restock: false }],
});

async function findReplacement(orderId: string): Promise<string> {
  const { replacementId } = await db.orderClaim.findFirstOrThrow({
    where: { orderId, decision: "replace" },
  });
  return replacementId ?? "";
}

describe("a unit of goods is compensated once", () => {
  it("reports no packs twice, until the report was declined", async () => {
    const { id, first } = await givenDelivered();
    const claim = await report(id, first, 5);
    expect(await readCode(report(id, first, 3))).toBe("invalid_input");
    await decide(claim, "refuse");
    await report(id, first, 7);
  });

  const DECISIONS = ["credit", "replace"] as const;
  const PAIRS = DECISIONS.flatMap((one) => DECISIONS.map((other) => ({ one, other })));

  it.each(PAIRS)("answers two claims for the same packs once: $one, $other", async (pair) => {
    const { id, first } = await givenDelivered();
    const one = await givenOverlap(id, first, 4);
    const other = await givenOverlap(id, first, 4);
    const codes = await Promise.all([
      readCode(decide(one, pair.one)),
      readCode(decide(other, pair.other)),
    ]);
    expect(codes.toSorted()).toEqual(["done", "invalid_input"]);
    const undecided = codes[0] === "done" ? other : one;
    await decide(undecided, "refuse");
  });

  it.each(DECISIONS)("accepts the return of uncompensated packs only: %s", async (decision) => {
    const { id, first, second } = await givenDelivered();
    await decide(await report(id, first, 4), decision);
    expect(await readCode(takeBack(id, back(first, 4)))).toBe("invalid_input");
    await takeBack(id, back(first, 3));
    expect((await readActions(db, id, "admin")).returnable).toMatchObject([
      { line: first, bought: 7, returned: 3, compensated: 7 },
      { line: second, bought: 5, returned: 0, compensated: 0 },
    ]);
    expect(await readCode(report(id, first, 1))).toBe("invalid_input");
  });

  it("neither credits nor replaces returned packs", async () => {
    const { id, first } = await givenDelivered();
    const claim = await report(id, first, 5);
    await takeBack(id, back(first, 4));
    expect(await readCode(decide(claim, "replace"))).toBe("invalid_input");
    expect(await readCode(decide(claim, "credit"))).toBe("invalid_input");
  });

  it("does not also refund the price of replaced goods", async () => {
    const { id, first, second, total } = await givenDelivered();
    await decide(await report(id, first, 7), "replace");
    await decide(await report(id, second, 5), "replace");
    expect(await readCode(refund(id, total))).toBe("above_paid");
    const { most } = (await readActions(db, id, "admin")).refundable;
    // Shipping, and less than the price of one pack.
    expect(most).toBeGreaterThan(150);
    expect(most).toBeLessThan(150 + 107.99);
    await refund(id, most);
    expect((await readActions(db, id, "admin")).refundable.most).toBe(0);
  });

  it("does not replace goods whose price was refunded", async () => {
    const { id, first, total } = await givenDelivered();
    const claim = await report(id, first, 3);
    await refund(id, 10);
    await refund(id, total - 10);
    expect(await readCode(decide(claim, "replace"))).toBe("invalid_transition");
  });

  it("replaces or credits again what the replacement did not cover", async () => {
    const { id, first } = await givenDelivered();
    await decide(await report(id, first, 7), "replace");
    const again = await findReplacement(id);
    await cancel(again);
    await takeBack(id, back(first, 1));
    await db.orderStatusChange.updateMany({
      where: { orderId: id, status: "Delivered" },
      data: { at: new Date() },
    });
    await decide(await givenOverlap(id, first, 6), "replace");
    const { replacementId } = await db.orderClaim.findFirstOrThrow({
      where: { orderId: id, decision: "replace", replacementId: { not: again } },
    });
    const sent = replacementId ?? "";
    await advance(sent, { status: "Processing" });
    await advance(sent, { status: "Shipped" });
    const [line] = (await shown(sent)).products;
    await takeBack(sent, back(line?._id ?? "", 2));
    expect(await readCode(takeBack(id, back(first, 3)))).toBe("invalid_input");
    await takeBack(id, back(first, 2));
  });
});
