import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { readCode } from "@/e2e/steps/account-steps";
import { BOX, LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { quoteOffer } from "@/lib/offers/quote-offer";
import { findDocument } from "@/lib/documents/pdf/document-file";
import { toleratedRange } from "./tolerated-range";
import { readActions } from "./read-actions";
import { recordProduced } from "./record-produced";

const { db } = testDatabase();
const { sentOffer, acceptSent, settings } = offerSteps(db);
const { invoice, givenGst } = documentSteps(db);
const { dispatch, shown, billedOf, documentsOf } = dispatchSteps(db);

const ONE_BOX = { ...BOX, hsn: "481910", quantities: [{ quantity: 5000, price: 14.5 }] };

/** An order of 5,000 boxes and 5,050 labels with this tolerance in percent. */
async function acceptedOrder(tolerancePercent = 5, discount = 500) {
  const terms = { tolerancePercent, discount, shipping: 1200 };
  const { id } = await sentOffer([ONE_BOX, LABEL], terms);
  const shop = await settings();
  const requested = { version: 1, choices: [], state: POSTAL_ADDRESS.state };
  const { total: totalAmount } = await quoteOffer(db, id, requested, shop);
  const { placed } = await acceptSent(id, totalAmount);
  const read = () =>
    db.order.findUniqueOrThrow({
      where: { id: placed.id },
      include: { lines: { orderBy: { position: "asc" } } },
    });
  const [box, label] = (await read()).lines;
  const made = (quantity: number, line = box?.id ?? "") =>
    recordProduced({ db, id: placed.id, line, quantity, actor: meera, ipAddress: FROM });
  return { id: placed.id, box, label, read, made };
}

describe("the made quantity", () => {
  it("is billed to the paisa: 4,870 of 5,000 within 5 %", async () => {
    const { id, read, made } = await acceptedOrder();
    await made(4870);
    // 4,870 × 14.50 + 909.00 - 500.00 = 71,024.00, 8 % on it, and 1,200.00 for shipping.
    expect(await read()).toMatchObject({
      subtotalPaise: 7_152_400n,
      taxPaise: 568_192n,
      totalPaise: 7_790_592n,
      lines: [{ quantity: 4870, orderedQuantity: 5000, lineTotalPaise: 7_061_500n }, {}],
    });
    const { made: lines } = await readActions(db, id, "admin");
    expect(lines[0]).toMatchObject({ ordered: 5000, made: 4870, least: 4750, most: 5250 });
    const document = await invoice(id);
    const { content } = (await findDocument(db, id, document.id)) ?? {};
    expect(content?.lines[0]).toMatchObject({
      packs: 4870,
      unit: "PCS",
      price: { grossPaise: 7_061_500 },
    });
    expect(content?.totals.totalPaise).toBe(7_790_592);
    expect(await readCode(made(5000))).toBe("invalid_transition");
    expect((await readActions(db, id, "admin")).made).toEqual([]);
  });

  it("uses its lines' rates under GST, and returns to the order to the paisa", async () => {
    await givenGst();
    const { read, made } = await acceptedOrder(10);
    const before = await read();
    await made(5500);
    const { lines, totalPaise, taxPaise } = await read();
    expect(totalPaise).toBeGreaterThan(before.totalPaise);
    expect(totalPaise % 100n).toBe(0n);
    const sum = lines.reduce((all, { cgstPaise, sgstPaise, igstPaise }) => {
      return all + Number(cgstPaise) + Number(sgstPaise) + Number(igstPaise);
    }, 0);
    expect(Number(taxPaise)).toBe(sum);
    await made(5000);
    const { updatedAt } = await read();
    expect(await read()).toEqual({ ...before, updatedAt });
  });

  it("stays within the agreed tolerance, and announces nothing else", async () => {
    const { made, label } = await acceptedOrder();
    expect(await readCode(made(5251))).toBe("above_ordered");
    expect(await readCode(made(4749))).toBe("invalid_input");
    await made(5250);
    await made(4750);
    expect(await readCode(made(5303, label?.id))).toBe("above_ordered");
    expect(await readCode(made(5000, "nothing"))).toBe("not_found");
    const exact = await acceptedOrder(0);
    expect(await readCode(exact.made(4999))).toBe("invalid_transition");
    await db.order.update({ where: { id: exact.id }, data: { status: "Cancelled" } });
    expect(await readCode(exact.made(5000))).toBe("invalid_transition");
  });

  it("is one of two numbers written concurrently", async () => {
    const { read, made } = await acceptedOrder();
    await Promise.all([made(4800), made(4900), made(5100)]);
    const { lines, subtotalPaise } = await read();
    const goods = lines.reduce((sum, { lineTotalPaise }) => sum + lineTotalPaise, 0n);
    expect(subtotalPaise).toBe(goods);
    expect([4800, 4900, 5100]).toContain(lines[0]?.quantity);
    expect(lines[0]?.orderedQuantity).toBe(5000);
  });
});

it("has a range of whole units around the ordered quantity", () => {
  const quantities = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 10 }), (ordered, percent) => {
      const { least, most } = toleratedRange(ordered, percent);
      expect(least).toBeLessThanOrEqual(ordered);
      expect(most).toBeGreaterThanOrEqual(ordered);
      expect((ordered - least) * 100).toBeLessThanOrEqual(ordered * percent);
      expect((most - ordered) * 100).toBeLessThanOrEqual(ordered * percent);
    }),
  );
});

describe("a discount above the remaining value of the goods", () => {
  /** Of goods of ₹73,409. */
  const MOST_OF_IT = 70_000;

  it.each([false, true])(
    "applies again after more was produced, whatever was recorded before: GST %s",
    async (isGst) => {
      if (isGst) await givenGst();
      const quantities = fc.integer({ min: 4500, max: 5500 });
      await fc.assert(
        fc.asyncProperty(fc.array(quantities, { minLength: 2, maxLength: 3 }), async (steps) => {
          const [one, other] = [
            await acceptedOrder(10, MOST_OF_IT),
            await acceptedOrder(10, MOST_OF_IT),
          ];
          const last = steps.at(-1) ?? 5000;
          for (const step of steps) await one.made(step);
          await other.made(last);
          const { discountPaise, totalPaise, subtotalPaise } = await one.read();
          expect(await other.read()).toMatchObject({ discountPaise, totalPaise });
          expect(discountPaise).toBe(
            subtotalPaise < 7_000_000n ? subtotalPaise : BigInt(MOST_OF_IT * 100),
          );
        }),
        { numRuns: 3 },
      );
    },
  );

  it.each([false, true])(
    "never bills a negative amount when a part was billed before: GST %s",
    async (isGst) => {
      if (isGst) await givenGst();
      const some = fc.record({
        sent: fc.integer({ min: 1, max: 4400 }),
        made: fc.integer({ min: 4500, max: 5500 }),
      });
      await fc.assert(
        fc.asyncProperty(some, async ({ sent, made }) => {
          const order = await acceptedOrder(10, MOST_OF_IT);
          const { id, box, label } = order;
          await db.orderLine.updateMany({ where: { orderId: id }, data: { stage: "approved" } });
          await dispatch(id, { lines: [{ line: box?.id, quantity: sent }], invoice: true });
          await order.made(made);
          const remaining = [
            { line: box?.id, quantity: made - sent },
            { line: label?.id, quantity: 5050 },
          ];
          await dispatch(id, { lines: remaining, invoice: true });
          const { totalPaise, lines } = await order.read();
          expect(await billedOf(id)).toBe(Number(totalPaise));
          for (const issued of await documentsOf(id)) {
            expect(issued.totalPaise).toBeGreaterThanOrEqual(0n);
            expect(issued.taxablePaise).toBeGreaterThanOrEqual(0n);
          }
          for (const { taxablePaise } of lines)
            expect(taxablePaise ?? 0n).toBeGreaterThanOrEqual(0n);
          expect((await shown(id)).due.every(({ amount }) => amount > 0)).toBe(true);
        }),
        { numRuns: 3 },
      );
    },
  );
});
