import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenProduct, givenPromoCode, givenUser } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { USED_BY_CUSTOMER } from "@/lib/shop/promotions/check-promo";
import { identifyCustomer } from "../customer";
import { enterOrder } from "./enter-order";
import { enterOrderSchema, UNREACHABLE } from "./enter-schemas";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { optionsFor, order } = orderSteps(db);
const { mails } = orderDeskSteps(db);

const PHONE = "+91 98765 43210";
const CODE = "TEST25";

const admin = async () =>
  (await db.user.findFirst({ where: { email: meera.identifier } })) ??
  (await givenUser(db, { email: meera.identifier, name: meera.name, role: "admin" }));

/** Enters an order like the staff form. */
async function enter(wish: Wish, customer: object) {
  const { request: requested, settings } = await optionsFor(wish);
  const request = enterOrderSchema.parse({
    ...requested,
    customer: { name: "Ravi Iyer", ...customer },
  });
  const actor = { ...meera, userId: (await admin()).id };
  return enterOrder({ db, settings, actor, ipAddress: FROM, request, idempotencyKey: wish.key });
}

async function givenWish(): Promise<Wish> {
  const { id } = await givenProduct(db, { stockCount: 1_000 });
  return { lines: [{ product: id, quantity: 1 }] };
}

describe("an order that is entered without an email", () => {
  it("needs a name and a phone, and mails only the shop", async () => {
    const placed = await enter(await givenWish(), { email: "", phone: PHONE });
    expect(await db.order.findUniqueOrThrow({ where: { id: placed.id } })).toMatchObject({
      customerName: "Ravi Iyer",
      email: null,
      emailProven: false,
      phone: PHONE,
      userId: null,
      proof: "owner",
    });
    expect(await mails()).toEqual(["new-order"]);
    const [entry] = await auditEntries(db, { action: "Order Created" });
    expect(entry?.description).toContain("was entered for Ravi Iyer");
  });

  it("is placed once, however often it is sent under its key", async () => {
    const wish = { ...(await givenWish()), key: "once" };
    const first = await enter(wish, { phone: PHONE });
    expect((await enter(wish, { phone: PHONE })).id).toBe(first.id);
  });

  it("needs a phone, the customer's or the parcel's", async () => {
    const { request } = await optionsFor(await givenWish());
    const read = (customer: object, phone?: string) =>
      enterOrderSchema.safeParse({
        ...request,
        phone,
        customer: { name: "Ravi Iyer", ...customer },
      });
    const { error } = read({ email: "" });
    expect(error?.issues).toMatchObject([{ path: ["phone"], message: UNREACHABLE }]);
    expect(read({ email: null, phone: null }).success).toBe(false);
    expect(read({ phone: PHONE }).success).toBe(true);
    expect(read({}, PHONE).success).toBe(true);
    expect(read({ email: "ravi@cafe.example" }).success).toBe(true);
    expect(read({ email: "ravi", phone: PHONE }).success).toBe(false);
  });

  it("is refused to visitors", async () => {
    const refusal = await readRefusal(identifyCustomer(db, { state: "visitor" }));
    expect(refusal.details.fields).toEqual({ email: "Please fill in the Email field." });
  });

  it("is refused by the database without any contact", async () => {
    const { id } = await enter(await givenWish(), { phone: PHONE });
    const change = (data: object) => db.order.update({ where: { id }, data });
    await expect(change({ phone: null })).rejects.toThrow("orders_customer_reachable");
    await expect(change({ emailProven: true })).rejects.toThrow("orders_customer_reachable");
  });
});

describe("a promo code limited to once per customer", () => {
  const withCode = async () => {
    await givenPromoCode(db, { maxUsesPerCustomer: 1 });
    return { ...(await givenWish()), promoCode: CODE };
  };

  it("is counted by phone without an email, in any phone format", async () => {
    const wish = await withCode();
    const { id } = await enter(wish, { phone: PHONE });
    for (const phone of ["9876543210", "098765-43210", "+91 (987) 654 3210", "0091 98765 43210"]) {
      const refusal = await readRefusal(enter(wish, { phone }));
      expect(refusal, phone).toMatchObject({ code: "invalid_promo", message: USED_BY_CUSTOMER });
    }
    await enter(wish, { phone: "98765 43211" });
    await cancelOrder({ db, order: { id }, actor: meera, party: "shop", ipAddress: FROM });
    await enter(wish, { phone: "9876543210" });
  });

  it("counts an order with an email and the same phone as the same customer", async () => {
    const wish = await withCode();
    await enter(wish, { email: "ravi@cafe.example", phone: PHONE });
    expect((await readRefusal(enter(wish, { phone: "9876543210" }))).message).toBe(
      USED_BY_CUSTOMER,
    );
    await enter(wish, { phone: "9000000001" });
    const guest = await optionsFor({ ...wish, email: "meena@cafe.example" });
    const request = { ...guest.request, phone: "+919000000001" };
    expect((await readRefusal(placeOrder({ ...guest, request }))).message).toBe(USED_BY_CUSTOMER);
    // Two customers with an email are distinguished by their mailboxes, not by a phone that they may share.
    await order({ ...wish, email: "meena@cafe.example" });
  });
});
