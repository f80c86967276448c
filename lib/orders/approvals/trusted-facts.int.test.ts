import { beforeEach, describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { approvalSteps, type GivenMember } from "@/e2e/steps/company/approval-steps";
import { givenAddress, givenProduct } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { handOver } from "@/lib/companies/hand-over";
import { removeMember } from "@/lib/companies/remove-member";
import type { HandOver } from "@/lib/companies/schemas";
import { keepAddress, markAddress, updateAddress } from "@/lib/identity/addresses/addresses";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { DEMO_SIZES } from "@/prisma/demo/sizes";

/** Members cannot write the facts that the rules binding them trust. */

const { db } = testDatabase();
const { givenRules, order, ask, approve } = approvalSteps(db);
const { order: orderPersonally } = orderSteps(db);
const { pay } = moneySteps(db);

const ipAddress = "127.0.0.1";
const as = ({ identity }: GivenMember) => ({ db, account: identity.account, ipAddress });
const give = ({ identity }: GivenMember, kind: HandOver["kind"], id: string) =>
  handOver({ db, identity, ipAddress, request: { kind, id } });

const setRules = (id: string, rules: CompanyRule[]) =>
  db.company.update({ where: { id }, data: { rules } });

describe("a product is known to the company", () => {
  const FIRST: CompanyRule[] = [{ kind: "first_order" }];

  async function given() {
    const company = await givenRules(FIRST);
    const { id: product } = await givenProduct(db, { stockCount: 500 });
    const wish = (quantity = 1) => ({ lines: [{ product, quantity }] });
    return { ...company, wish, caught: () => readCode(order(company.buyer, wish(50))) };
  }

  it.each(["buyer", "approver", "owner"] as const)(
    "not through an order that a member placed personally, paid and handed over: %s",
    async (role) => {
      const company = await given();
      const member = company[role];
      const own = await orderPersonally({ ...company.wish(), userId: member.id, proven: true });
      await pay(own.id, own.totalPaise / 100);
      await give(member, "order", own.id);
      expect(await company.caught()).toBe("approval_required");
    },
  );

  it("not through a buyer's order while no rule asked", async () => {
    const { companyId, buyer, wish, caught } = await given();
    await setRules(companyId, []);
    await order(buyer, wish());
    await setRules(companyId, FIRST);
    expect(await caught()).toBe("approval_required");
  });

  it("through an approved order", async () => {
    const { buyer, approver, wish, caught } = await given();
    expect(await approve(approver, (await ask(buyer, wish()))._id)).not.toBeNull();
    expect(await caught()).toBe("done");
  });

  it("through an order of a deciding member", async () => {
    const { companyId, approver, wish, caught } = await given();
    await setRules(companyId, []);
    await order(approver, wish());
    await setRules(companyId, FIRST);
    expect(await caught()).toBe("done");
  });
});

describe("a box made to size", () => {
  const BOX = {
    style: "mailer-box",
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: "e-kraft",
    print: "plain",
    finish: null,
    quantity: 500,
  };
  const codeFor = (member: GivenMember, other = {}) =>
    readCode(order(member, { lines: [{ ...BOX, ...other }] }));

  beforeEach(() =>
    db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES)),
  );

  it("is known to the company once a deciding member ordered the same spec", async () => {
    const { companyId, buyer, approver } = await givenRules([{ kind: "first_order" }]);
    expect(await codeFor(buyer)).toBe("approval_required");
    await setRules(companyId, []);
    expect(await codeFor(approver)).toBe("done");
    await setRules(companyId, [{ kind: "first_order" }]);
    expect(await codeFor(buyer, { quantity: 1000 })).toBe("done");
    for (const other of [{ height: 71 }, { board: "b-kraft" }, { inside: false }])
      expect(await codeFor(buyer, other)).toBe("approval_required");
  });

  it("belongs only to the category “Made to size”", async () => {
    const { companyId, buyer } = await givenRules([{ kind: "category", category: "Boxes" }]);
    expect(await codeFor(buyer)).toBe("done");
    await setRules(companyId, [{ kind: "category", category: "Made to size" }]);
    expect(await codeFor(buyer)).toBe("approval_required");
  });
});

describe("an address is the company's", () => {
  async function given() {
    const company = await givenRules([{ kind: "address" }]);
    const { id: product } = await givenProduct(db, { stockCount: 500 });
    const codeFor = (member: GivenMember) =>
      readCode(order(member, { lines: [{ product, quantity: 1 }] }));
    return { ...company, codeFor };
  }

  const INPUT = { ...POSTAL_ADDRESS, company: true };

  it("not through the buyer who saved it or handed it over, nor once the buyer has left", async () => {
    const { companyId, buyer, owner, approver, codeFor } = await given();
    await keepAddress(as(buyer), INPUT);
    const own = await givenAddress(db, { userId: buyer.id, apartment: "2" });
    await give(buyer, "address", own.id);
    await removeMember({ db, id: buyer.id, identity: buyer.identity, ipAddress });
    expect(await db.address.count({ where: { companyId, userId: owner.id } })).toBe(2);
    expect(await codeFor(approver)).toBe("approval_required");
    expect(await codeFor(owner)).toBe("approval_required");
  });

  it("through a deciding member who saved it, for all others, also after that member has left", async () => {
    const { buyer, owner, approver, codeFor } = await given();
    await keepAddress(as(approver), INPUT);
    expect(await codeFor(buyer)).toBe("done");
    expect(await codeFor(owner)).toBe("done");
    expect(await codeFor(approver)).toBe("approval_required");
    await removeMember({ db, id: approver.id, identity: approver.identity, ipAddress });
    expect(await codeFor(buyer)).toBe("done");
  });

  it("through an owner, who writes the rules, until another member changes it", async () => {
    const { buyer, owner, approver, codeFor } = await given();
    const { _id } = await keepAddress(as(buyer), INPUT);
    await keepAddress(as(owner), INPUT);
    for (const who of [owner, approver, buyer]) expect(await codeFor(who)).toBe("done");
    await markAddress(as(approver), _id, { label: "Mill" });
    expect(await codeFor(approver)).toBe("done");
    await updateAddress(as(buyer), _id, { ...INPUT, city: "Rohtak" });
    await updateAddress(as(buyer), _id, INPUT);
    expect(await codeFor(buyer)).toBe("approval_required");
  });

  it("including its flat number, which carriers read", async () => {
    const { buyer, owner, codeFor } = await given();
    const { _id } = await keepAddress(as(owner), { ...INPUT, apartment: "Gate 2" });
    expect(await codeFor(buyer)).toBe("approval_required");
    await updateAddress(as(owner), _id, INPUT);
    expect(await codeFor(buyer)).toBe("done");
    await updateAddress(as(buyer), _id, { ...INPUT, apartment: "Or to 12 Palm Road" });
    await updateAddress(as(buyer), _id, INPUT);
    expect(await codeFor(buyer)).toBe("approval_required");
  });
});
