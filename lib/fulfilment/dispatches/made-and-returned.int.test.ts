import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { findDocument } from "@/lib/documents/pdf/document-file";
import { recordProduced } from "../record-produced";
import { recordReturn } from "../record-return";

const { db } = testDatabase();
const { dispatch, bill, shown, givenParts, givenAccepted, documentsOf, billedOf } =
  dispatchSteps(db);
const { givenGst } = documentSteps(db);

const by = { actor: meera, ipAddress: FROM };

describe("the made quantity", () => {
  it("is billed as dispatched: an over-run within the tolerance has its own due row", async () => {
    const { id, box, label, total } = await givenAccepted();
    const beyond = dispatch(id, { lines: [{ line: box, quantity: 5251 }] });
    expect(await readCode(beyond)).toBe("above_ordered");
    await dispatch(id, { lines: [{ line: box, quantity: 3000 }], invoice: true });
    await dispatch(id, { lines: [{ line: box, quantity: 2200 }], invoice: true });
    await dispatch(id, { lines: [{ line: label, quantity: 5050 }], invoice: true });
    const order = await shown(id);
    // 200 more at 14.50, and 8 % on it.
    expect(order).toMatchObject({
      status: "Shipped",
      totalAmount: total + 3132,
      due: [
        { what: "balance", amount: total },
        { what: "over_run", amount: 3132 },
      ],
    });
    expect(await billedOf(id)).toBe(Math.round(order.totalAmount * 100));
  });

  it.each(["flat", "gst"])(
    "closes a short line with the last dispatch, under %s",
    async (regime) => {
      if (regime === "gst") await givenGst();
      const { id, box, label, total } = await givenAccepted();
      await dispatch(id, { lines: [{ line: label, quantity: 5050 }], invoice: true });
      await dispatch(id, { lines: [{ line: box, quantity: 3000 }], invoice: true });
      const short = (quantity: number) =>
        dispatch(id, { lines: [{ line: box, quantity }], last: true, invoice: true });
      expect(await readCode(short(1749))).toBe("invalid_input");
      await short(1777);
      const order = await shown(id);
      expect(order.status).toBe("Shipped");
      expect(order.products[0]).toMatchObject({ quantity: 4777, ordered: 5000 });
      expect(order.totalAmount).toBeLessThan(total);
      expect(await billedOf(id)).toBe(Math.round(order.totalAmount * 100));
    },
  );

  it("completes an order when everything has left", async () => {
    const { id, box, label } = await givenAccepted();
    await dispatch(id, { lines: [{ line: box, quantity: 4900 }] });
    await dispatch(id, { lines: [{ line: label, quantity: 5050 }] });
    const made = (quantity: number) => recordProduced({ db, id, line: box, quantity, ...by });
    expect(await readCode(made(4800))).toBe("invalid_input");
    await made(4900);
    expect((await shown(id)).status).toBe("Shipped");
  });
});

describe("a return of an order with several dispatches", () => {
  it("accepts dispatched goods, credited across the invoices of their lines", async () => {
    const { id, first, second } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    const back = (line: string, quantity: number) =>
      recordReturn({
        db,
        id,
        ...by,
        request: { lines: [{ line, quantity, restock: false }], reason: "Torn" },
      });
    expect(await readCode(back(first, 2))).toBe("invalid_transition");
    await bill(id, one);
    expect(await readCode(back(first, 4))).toBe("invalid_input");
    await dispatch(id, { lines: [{ line: first, quantity: 4 }], invoice: true });
    await dispatch(id, { lines: [{ line: second, quantity: 5 }], invoice: true });
    await back(first, 6);
    const [a, b, , note] = await documentsOf(id).then((rows) =>
      rows.toSorted((x, y) => x.issuedAt.getTime() - y.issuedAt.getTime()),
    );
    const { content } = (await findDocument(db, id, note?.id ?? "")) ?? {};
    expect(content?.corrects).toMatchObject({ number: a?.number, also: [{ number: b?.number }] });
    await back(first, 1);
    await back(second, 5);
    const { creditedPaise, totalPaise, shippingPaise } = await db.order.findUniqueOrThrow({
      where: { id },
    });
    // Shipping is not credited under the flat tax.
    expect(Number(creditedPaise)).toBe(Number(totalPaise - shippingPaise));
  });
});
