import { beforeEach, describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { dateName } from "@/lib/base/dates";
import { columnDay } from "@/lib/base/india-time";
import { callOffGoods } from "@/lib/fulfilment/call-offs/call-off-goods";
import { acceptOffer } from "@/lib/offers/accept/accept-offer";
import { acceptOfferSchema } from "@/lib/offers/schemas";
import { readCaller } from "@/lib/offers/require-offer";
import { enterOrder } from "@/lib/orders/place/enter-order";
import { enterOrderSchema } from "@/lib/orders/place/enter-schemas";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readCredit, readOwnCredit } from "./credit";
import { readCustomerCredit } from "./set-credit";

const { db } = testDatabase();
const { sentOffer } = offerSteps(db);
const { order, optionsFor } = orderSteps(db);
const { invoice } = documentSteps(db);

let lines: { product: string; quantity: number }[] = [];

beforeEach(async () => {
  await givenSetting(db, "paymentMethods", "upi,account");
  lines = [{ product: (await givenProduct(db)).id, quantity: 1 }];
});

interface Buyer {
  id: string;
  email: string;
}

const onAccount = ({ id, email }: Buyer, companyId: string | null = null) =>
  ({ lines, userId: id, email, companyId, paymentMethod: "account" }) as const;

/** Creates an order on account of the buyer that was due so many days ago. */
async function givenDue(buyer: Buyer, daysAgo: number, companyId: string | null = null) {
  const placed = await order(onAccount(buyer, companyId));
  const { number } = await invoice(placed.id);
  await makeDue(placed.id, daysAgo);
  return { ...placed, number };
}

/** Backdates the invoice, from which the 30 days of credit run. */
async function makeDue(id: string, daysAgo: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    const issuedOn = columnDay(new Date(), -daysAgo - 30);
    await tx.orderDocument.updateMany({ where: { orderId: id }, data: { issuedOn } });
    await tx.$executeRaw`SET LOCAL session_replication_role = origin`;
    await tx.$executeRaw`UPDATE "orders" SET "paymentDueOn" = "paymentDueOn" WHERE "id" = ${id}::uuid`;
  });
}

const givenCustomer = () => givenUser(db, { creditDays: 30, creditLimitPaise: 10_000_000 });

describe("a customer with an invoice overdue beyond the shop's limit", () => {
  it("cannot order on account until it is paid, and is told which invoice and how to pay", async () => {
    const buyer = await givenCustomer();
    await givenSetting(db, "holdOverdueDays", "7");
    const { id, orderId, number, totalPaise } = await givenDue(buyer, 7);
    await order(onAccount(buyer));
    await makeDue(id, 8);
    const refusal = await readRefusal(order(onAccount(buyer)));
    expect(refusal).toMatchObject({ code: "on_hold" });
    expect(refusal.message).toContain(`Invoice ${number} is overdue`);
    expect(refusal.message).toContain(`Pay it on the page of order ${orderId}`);
    expect(await readCustomerCredit(db, buyer.id)).toMatchObject({
      forOrders: {
        hold: {
          order: orderId,
          invoice: number,
          amount: totalPaise / 100,
          dueOn: dateName(columnDay(new Date(), -8)),
        },
      },
    });
    await order({ ...onAccount(buyer), paymentMethod: "upi" });
    await givenSetting(db, "holdOverdueDays", "0");
    await order(onAccount(buyer));
    await givenSetting(db, "holdOverdueDays", "7");
    await givenPayment(db, { orderId: id, amountPaise: totalPaise });
    await order(onAccount(buyer));
  });

  it("can order when staff give a reason, which is audited", async () => {
    const buyer = await givenCustomer();
    await givenSetting(db, "holdOverdueDays", "1");
    const { number } = await givenDue(buyer, 40);
    const { request, settings } = await optionsFor(onAccount(buyer));
    const enter = (override?: string) =>
      enterOrder({
        db,
        settings,
        ipAddress: FROM,
        actor: meera,
        request: enterOrderSchema.parse({ ...request, customer: buyer.id, override }),
      });
    expect(await readCode(enter())).toBe("on_hold");
    const { orderId } = await enter("They pay on Friday.");
    const entries = await auditEntries(db, { action: "Order Created" });
    const entry = entries.find(({ details }) => JSON.stringify(details).includes(orderId));
    expect(entry?.details).toMatchObject({ hold: number, override: "They pay on Friday." });
  });

  it("can order when staff record the acceptance of an offer by phone", async () => {
    const credit = { creditDays: 30, creditLimitPaise: 10_000_000 };
    const emailVerifiedAt = new Date();
    const buyer = await givenUser(db, { email: "asha@example.com", emailVerifiedAt, ...credit });
    await givenSetting(db, "holdOverdueDays", "1");
    const { number } = await givenDue(buyer, 40);
    const { id, offer } = await sentOffer([LABEL]);
    const accept = async (override?: string) =>
      acceptOffer({
        db,
        id,
        override,
        actor: meera,
        ipAddress: FROM,
        mayUseCredit: true,
        settings: await readShopSettings(db),
        customer: await readCaller(db, id, meera),
        request: acceptOfferSchema.parse({
          version: 1,
          totalAmount: offer.versions[0]?.total,
          paymentMethod: "account",
          shippingAddress: POSTAL_ADDRESS,
        }),
      });
    expect(await readCode(accept())).toBe("on_hold");
    const { placed } = await accept("They pay on Friday.");
    const [entry] = await auditEntries(db, {
      action: "Order Created",
      description: { contains: placed.orderId },
    });
    expect(entry?.details).toMatchObject({ hold: number, override: "They pay on Friday." });
  });

  it("is held only as the debtor, and not for orders without an invoice", async () => {
    const [buyer, other] = [await givenCustomer(), await givenCustomer()];
    await givenSetting(db, "holdOverdueDays", "1");
    const { id } = await order(onAccount(buyer));
    await makeDue(id, 40);
    await order(onAccount(buyer));
    await givenDue(buyer, 40);
    await order(onAccount(other));
  });

  it("cannot call off goods on account meanwhile", async () => {
    const buyer = await givenCustomer();
    const kept = await order(onAccount(buyer));
    await db.order.update({ where: { id: kept.id }, data: { kept: true } });
    await givenSetting(db, "holdOverdueDays", "1");
    await givenDue(buyer, 40);
    const requested = { callOffs: [{ line: kept.id, quantity: 1, on: "2030-01-01" }] };
    const by = { actor: meera, ipAddress: FROM };
    const callOff = callOffGoods({ db, id: kept.id, party: "customer", request: requested, ...by });
    expect(await readCode(callOff)).toBe("on_hold");
  });
});

it("a company is held for all its members, also when requesting or giving an approval", async () => {
  const { givenRules, ask, approve } = approvalSteps(db);
  const members = await givenRules([{ kind: "total", amount: 0 }]);
  const { buyer, approver, companyId } = members;
  const terms = { creditDays: 30, creditLimitPaise: 10_000_000n };
  await db.company.update({ where: { id: companyId }, data: terms });
  const { _id } = await ask(buyer, { lines, paymentMethod: "account" });
  const first = await approve(approver, _id);
  const { _id: waiting } = await ask(buyer, { lines, paymentMethod: "account" });
  await givenSetting(db, "holdOverdueDays", "3");
  const { number } = await invoice(first?.id ?? "");
  await makeDue(first?.id ?? "", 30);
  expect(await readCode(ask(buyer, { lines, paymentMethod: "account" }))).toBe("on_hold");
  expect(await readCode(approve(approver, waiting))).toBe("on_hold");
  expect(await readOwnCredit(db, members.owner.identity)).toMatchObject({
    hold: { invoice: number },
  });
  expect(await readCustomerCredit(db, buyer.id)).toMatchObject({
    credit: null,
    forOrders: { hold: { invoice: number } },
  });
  expect(await readCredit(db, { userId: buyer.id, companyId: null })).toBeNull();
});
