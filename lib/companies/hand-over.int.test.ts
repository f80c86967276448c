import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenAddress, givenOrder } from "@/e2e/steps/factories";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { lockOrder } from "@/lib/orders/lock-order";
import { findOrder } from "@/lib/orders/read/queries";
import { recordReceipt } from "@/lib/payments/record-payment";
import { handOver } from "./hand-over";
import type { HandOver } from "./schemas";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { draftOffer } = offerSteps(db);

type Member = Awaited<ReturnType<typeof givenCompany>>["members"]["owner"];

const give = ({ identity }: Member, kind: HandOver["kind"], id: string) =>
  readCode(handOver({ db, identity, ipAddress: "127.0.0.1", request: { kind, id } }));

it("moves a personal order to the company, once, with its offer, and audits it", async () => {
  const { id: companyId, members } = await givenCompany();
  const { buyer, owner } = members;
  const { id } = await givenOrder(db, { userId: buyer.id });
  const offer = (await draftOffer())._id;
  await db.offer.update({ where: { id: offer }, data: { userId: buyer.id, orderId: id } });
  const address = await givenAddress(db, { userId: buyer.id, defaultShipping: true });
  const { identity } = buyer;
  expect(await findOrder(db, id, { identity })).toMatchObject({ handOverTo: "Rao Foods" });
  expect(await findOrder(db, id, { identity: owner.identity })).toBeNull();

  expect(await give(buyer, "order", id)).toBe("done");
  expect(await give(buyer, "order", id)).toBe("not_found");
  expect(await give(buyer, "offer", offer)).toBe("not_found");
  expect(await give(buyer, "address", address.id)).toBe("done");
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({
    companyId,
    userId: buyer.id,
  });
  expect(await db.offer.findUnique({ where: { id: offer } })).toMatchObject({ companyId });
  expect(await db.address.findUnique({ where: { id: address.id } })).toMatchObject({
    companyId,
    defaultShipping: false,
  });
  expect(await findOrder(db, id, { identity: owner.identity })).not.toHaveProperty("handOverTo");
  const entries = await auditEntries(db, { userId: buyer.id });
  expect(entries.map(({ action }) => action)).toEqual(["Order Company Updated", "Address Updated"]);
});

it("moves an offer with the order that it became", async () => {
  const { id: companyId, members } = await givenCompany();
  const { id } = await givenOrder(db, { userId: members.buyer.id });
  const offer = (await draftOffer())._id;
  await db.offer.update({ where: { id: offer }, data: { userId: members.buyer.id, orderId: id } });
  expect(await give(members.buyer, "offer", offer)).toBe("done");
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({ companyId });
});

it("refuses records of others, a role that may not order, and an order that the company would owe", async () => {
  const { members } = await givenCompany();
  const { buyer, viewer } = members;
  const { id } = await givenOrder(db, { userId: buyer.id });
  expect(await give(members.owner, "order", id)).toBe("not_found");
  const { id: ofViewer } = await givenOrder(db, { userId: viewer.id });
  expect(await give(viewer, "order", ofViewer)).toBe("forbidden");
  const owed = await givenOrder(db, {
    userId: buyer.id,
    paymentMethod: "account",
  });
  expect(await give(buyer, "order", owed.id)).toBe("invalid_transition");
  const without = { ...buyer.identity.account, membership: null };
  const alone = { ...buyer, identity: { ...buyer.identity, account: without } };
  expect(await give(alone, "order", id)).toBe("not_member");
  const rows = await db.order.findMany({ where: { companyId: { not: null } } });
  expect(rows).toEqual([]);
});

it("refuses an unpaid order that the company's rules or limits cover, unless a decider placed it", async () => {
  const { id: companyId, members } = await givenCompany();
  const { buyer, approver } = members;
  const ordered = (userId: string) => givenOrder(db, { userId });
  const { id } = await ordered(buyer.id);
  const bound = { where: { userId: buyer.id }, data: { monthLimitPaise: 100n } };
  await db.companyMember.update(bound);
  expect(await give(buyer, "order", id)).toBe("invalid_transition");
  await db.companyMember.update({ ...bound, data: { monthLimitPaise: null } });
  const rules = [{ kind: "total", amount: 10 }];
  await db.company.update({ where: { id: companyId }, data: { rules } });
  expect(await give(buyer, "order", id)).toBe("invalid_transition");
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const by = { actor: meera, ipAddress: FROM };
    await recordReceipt(tx, { order, amountPaise: 112_200, means: "bank", at: new Date(), by });
  });
  expect(await give(buyer, "order", id)).toBe("done");
  expect(await give(approver, "order", (await ordered(approver.id)).id)).toBe("done");
});

it("refuses an address when the company's list is full", async () => {
  const { id: companyId, members } = await givenCompany();
  const { buyer } = members;
  for (let n = 0; n < 20; n += 1) await givenAddress(db, { userId: buyer.id, companyId });
  const { id } = await givenAddress(db, { userId: buyer.id });
  expect(await give(buyer, "address", id)).toBe("invalid_input");
});
