import { beforeEach, describe, expect, it } from "vitest";
import fc from "fast-check";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { asha, FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { placeIn, POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { findDocument } from "@/lib/documents/pdf/document-file";
import { readOrders } from "@/lib/orders/read/queries";
import { correctOrder, type CorrectOrderOptions } from "./correct-order";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { advance, mails } = orderDeskSteps(db);
const { givenRules, order: orderAs } = approvalSteps(db);
const { givenGst, invoice } = documentSteps(db);

const KARNATAKA = { ...POSTAL_ADDRESS, city: "Bengaluru", ...placeIn("Karnataka") };
const HARYANA_GSTIN = "06AAACR1234K1ZM";

async function placed() {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bag = await givenProduct(db, { name: "Bag", pricePaise: 999 });
  const lines = [
    { product: box.id, quantity: 2 },
    { product: bag.id, quantity: 3 },
  ];
  const { id } = await order({ lines, proven: true, email: asha.identifier });
  return id;
}

const correct = (id: string, options: Partial<CorrectOrderOptions>) =>
  correctOrder({
    db,
    id,
    requested: {},
    party: "shop",
    actor: meera,
    ipAddress: FROM,
    reason: "The buyer called.",
    ...options,
  });

const read = async (id: string) => {
  const [found] = await readOrders(db, [id]);
  if (!found) throw new Error("The order is not there.");
  return found;
};

const readTaxes = async (id: string) => (await read(id)).gst?.taxes.map(({ name }) => name);

describe("a correction", () => {
  beforeEach(givenGst);

  it("moves the tax with the goods and keeps agreed prices", async () => {
    const id = await placed();
    const before = await read(id);
    expect(await readTaxes(id)).toEqual(["CGST", "SGST", "CGST", "SGST"]);
    const { preview } = await correct(id, { requested: { shippingAddress: KARNATAKA } });
    const after = await read(id);
    expect(after.gst).toMatchObject({ placeOfSupply: "29", sellerState: "06" });
    expect(await readTaxes(id)).toEqual(["IGST", "IGST"]);
    expect(after.shipTo).toMatchObject({ city: "Bengaluru", zipCode: "560001" });
    expect(after.lines.map(({ lineTotalPaise }) => lineTotalPaise)).toEqual(
      before.lines.map(({ lineTotalPaise }) => lineTotalPaise),
    );
    const { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise } = after.totals;
    expect(subtotalPaise - discountPaise + shippingPaise + taxPaise).toBe(
      totalPaise - (after.gst?.roundOffPaise ?? 0),
    );
    expect(preview.after).toEqual({ total: totalPaise / 100, tax: taxPaise / 100 });
    expect(after.payment.outstandingPaise).toBe(totalPaise);
  });

  it("stays in the buyer's state of registration, wherever the goods go", async () => {
    const id = await placed();
    await correct(id, { requested: { gstin: HARYANA_GSTIN } });
    await correct(id, {
      requested: { shippingAddress: KARNATAKA, billingAddress: POSTAL_ADDRESS },
    });
    expect((await read(id)).gst?.placeOfSupply).toBe("06");
  });

  it("is on the later invoice", async () => {
    const id = await placed();
    await correct(id, {
      requested: { shippingAddress: KARNATAKA, poNumber: "PO-77", company: "Rao Foods" },
    });
    const { content } = (await findDocument(db, id, (await invoice(id)).id)) ?? {};
    expect(JSON.stringify(content)).toMatch(/Bengaluru.*PO-77|PO-77.*Bengaluru/);
    expect(JSON.stringify(content)).toContain("Rao Foods");
  });

  it("and its reversal restore the order", async () => {
    const id = await placed();
    const first = await read(id);
    const states = fc.constantFrom("Haryana", "Tamil Nadu", "Karnataka", "Delhi");
    await fc.assert(
      fc.asyncProperty(fc.array(states, { minLength: 1, maxLength: 4 }), async (path) => {
        for (const state of path) {
          await correct(id, {
            requested: { shippingAddress: { ...POSTAL_ADDRESS, ...placeIn(state) } },
          });
        }
        await correct(id, { requested: { shippingAddress: POSTAL_ADDRESS } });
        const { gst, totals, lines } = await read(id);
        expect({ gst, totals, lines }).toEqual({
          gst: first.gst,
          totals: first.totals,
          lines: first.lines,
        });
      }),
      { numRuns: 8 },
    );
  });

  it("mails the customer the changes, and is audited", async () => {
    const id = await placed();
    await correct(id, { requested: { poNumber: "PO-77", phone: "+91 98765 43210" } });
    expect(await mails()).toContain("order-message");
    const [message] = await db.contactMessage.findMany({ where: { orderId: id } });
    expect(message).toMatchObject({ writtenBy: meera.name, status: "answered" });
    expect(message?.message).toContain("Purchase order number: PO-77");
    expect(message?.message).toContain("Reason: The buyer called.");
    const [entry] = await auditEntries(db, { action: "Order Corrected" });
    expect(entry?.details).toMatchObject({
      changes: { poNumber: { before: null, after: "PO-77" } },
    });
  });

  it("by a buyer mails the shop", async () => {
    const id = await placed();
    await correct(id, { requested: { note: "Ring twice." }, party: "customer", actor: asha });
    const [message] = await db.contactMessage.findMany({ where: { orderId: id } });
    expect(message).toMatchObject({ status: "new", writtenBy: null });
    expect(message?.message).toContain("Note to us: Ring twice.");
    expect(await mails()).toContain("contact-message");
  });

  it("clears a text set to null, and keeps texts not named", async () => {
    const id = await placed();
    await correct(id, { requested: { poNumber: "PO-77", company: "Rao Foods" } });
    await correct(id, { requested: { poNumber: null } });
    expect(await read(id)).toMatchObject({
      billing: { poNumber: null },
      customer: { company: "Rao Foods" },
    });
  });

  it("without changes writes nothing", async () => {
    const id = await placed();
    await correct(id, { requested: { shippingAddress: POSTAL_ADDRESS } });
    expect(await db.contactMessage.count()).toBe(0);
    expect(await auditEntries(db, { action: "Order Corrected" })).toEqual([]);
  });

  it("writes nothing in a dry run", async () => {
    const id = await placed();
    const before = await read(id);
    const requested = { shippingAddress: KARNATAKA };
    const { preview } = await correct(id, { requested, isDryRun: true });
    expect(preview.before.total).toBe(before.totals.totalPaise / 100);
    expect(await read(id)).toEqual(before);
    expect(await db.contactMessage.count()).toBe(0);
  });
});

describe("a correction is refused", () => {
  it("after the invoice, a dispatch or the cancellation", async () => {
    await givenGst();
    const requested = { poNumber: "PO-77" };
    const billed = await placed();
    await invoice(billed);
    expect(await readRefusal(correct(billed, { requested }))).toMatchObject({
      code: "invoiced",
    });
    const shipped = await placed();
    await advance(shipped, { status: "Processing" });
    await advance(shipped, { status: "Shipped" });
    expect(await readRefusal(correct(shipped, { requested }))).toMatchObject({
      code: "dispatched",
    });
    const cancelled = await placed();
    await advance(cancelled, { status: "Cancelled" });
    expect(await readRefusal(correct(cancelled, { requested }))).toMatchObject({
      code: "invalid_transition",
    });
  });

  it("to its buyer once production has begun, but not to the shop", async () => {
    const id = await placed();
    await advance(id, { status: "Processing" });
    const requested = { poNumber: "PO-77" };
    const own = correct(id, { requested, party: "customer", actor: asha });
    expect(await readRefusal(own)).toMatchObject({ code: "invalid_transition" });
    await correct(id, { requested });
    expect((await read(id)).billing.poNumber).toBe("PO-77");
  });

  it("after a concurrent change: one of two wins", async () => {
    const id = await placed();
    const updatedAt = (await read(id)).updatedAt.toISOString();
    const attempts = await Promise.allSettled(
      ["PO-1", "PO-2"].map((poNumber) => correct(id, { requested: { poNumber }, updatedAt })),
    );
    const lost = attempts.filter((attempt) => attempt.status === "rejected");
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ code: "edit_conflict" });
  });

  it("for text that an invoice cannot contain", async () => {
    await givenGst();
    const id = await placed();
    const wrong = { ...POSTAL_ADDRESS, zipCode: "403001" };
    const pin = await readRefusal(correct(id, { requested: { shippingAddress: wrong } }));
    expect(pin.details.fields).toHaveProperty(["shippingAddress.zipCode"]);
    const gstin = correct(id, { requested: { gstin: "30AAACR1234K1ZV" } });
    expect((await readRefusal(gstin)).details.fields).toHaveProperty("gstin");
  });

  it("for an address that needs the company's approval", async () => {
    const { companyId, buyer, owner } = await givenRules([{ kind: "address" }]);
    const { id: boxId } = await givenProduct(db);
    const request = { lines: [{ product: boxId, quantity: 1 }] };
    const shared = { ...POSTAL_ADDRESS, phone: "+91 98765 43210", label: "Works", companyId };
    await db.address.createMany({
      data: [shared, { ...shared, ...KARNATAKA }].map((row) => ({
        ...row,
        userId: owner.id,
        vouchedById: owner.id,
      })),
    });
    const { id } = await orderAs(buyer, request);
    await correct(id, { requested: { shippingAddress: KARNATAKA } });
    const elsewhere = { shippingAddress: { ...POSTAL_ADDRESS, address: "99 Park Street" } };
    const byShop = await readRefusal(correct(id, { requested: elsewhere }));
    expect(byShop).toMatchObject({ code: "approval_required" });
    const byBuyer = { requested: elsewhere, party: "customer", memberId: buyer.id } as const;
    expect(await readRefusal(correct(id, byBuyer))).toMatchObject({ code: "approval_required" });
  });
});
