import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode, DEVICE } from "@/e2e/steps/account-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { listCompanies } from "@/lib/companies/admin-queries";
import { manageCompany } from "@/lib/companies/manage-company";
import { setCredit } from "@/lib/companies/credit/set-credit";
import { readOwnCredit } from "@/lib/companies/credit/credit";
import { findBuyingCompany, identifyCustomer } from "@/lib/orders/customer";
import { readStatement, statementHolder } from "@/lib/payments/account-statement/read-statement";

const { db } = testDatabase();
const { givenCompany, givenMember } = companySteps(db);
const { order } = orderSteps(db);
const { ipAddress } = DEVICE;
const actor = { userId: null, identifier: "operator", name: "Operator" };

/** Total of an order of two packs: ₹1,122. */
const ORDER_PAISE = 112_200;

let product: string;

beforeEach(async () => {
  product = (await givenProduct(db)).id;
  await givenSetting(db, "paymentMethods", "account");
});

type Company = Awaited<ReturnType<typeof givenCompany>>;

const onAccount = (companyId: string | null, { id: userId, email }: Company["members"]["buyer"]) =>
  order({
    userId,
    companyId,
    email,
    lines: [{ product, quantity: 2 }],
    paymentMethod: "account",
  });

const grant = (id: string, limit: number | null, days = 30) =>
  manageCompany({
    db,
    id,
    actor,
    ipAddress,
    request: { credit: limit === null ? null : { days, limit } },
  });

describe("ordering for a company", () => {
  it("needs a role that may order; other members, and all for themselves, order personally", async () => {
    const { id, members } = await givenCompany();
    for (const [role, { identity }] of Object.entries(members)) {
      const mayOrder = ["owner", "approver", "buyer"].includes(role);
      const attempt = identifyCustomer(db, identity);
      expect(await readCode(attempt)).toBe(mayOrder ? "done" : "forbidden");
      if (mayOrder) expect(await attempt).toMatchObject({ companyId: id });
      const personal = await identifyCustomer(db, identity, { personal: true });
      expect(personal.companyId).toBeNull();
      expect((await findBuyingCompany(db, identity.account.id))?.id).toBe(
        mayOrder ? id : undefined,
      );
    }
  });

  it("is refused for a company that the shop has closed", async () => {
    const { id, members } = await givenCompany();
    await manageCompany({ db, id, actor, ipAddress, request: { state: "closed" } });
    expect(await readCode(identifyCustomer(db, members.owner.identity))).toBe("forbidden");
    expect(await findBuyingCompany(db, members.owner.id)).toBeNull();
  });
});

describe("the credit of a company", () => {
  it("is shared by all members who order, also concurrently", async () => {
    const { id, members } = await givenCompany();
    await grant(id, (3 * ORDER_PAISE) / 100);
    const others = await Promise.all([givenMember(id, "buyer"), givenMember(id, "owner")]);
    const buyers = [members.owner, members.approver, members.buyer, ...others];
    const placed = await Promise.allSettled(buyers.map((buyer) => onAccount(id, buyer)));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refusal = await readRefusal(onAccount(id, members.buyer));
    expect(refusal.message).toContain("₹0 of your limit of ₹3,366 is free");
    const credit = {
      days: 30,
      hold: null,
      limitPaise: 3 * ORDER_PAISE,
      openPaise: 3 * ORDER_PAISE,
    };
    expect(await readOwnCredit(db, members.finance.identity)).toEqual(credit);
    expect(await readOwnCredit(db, members.viewer.identity)).toBeNull();
    const [listed] = (await listCompanies(db, { limit: 10 })).items;
    expect(listed).toMatchObject({
      _id: id,
      state: "approved",
      open: 3366,
      orders: 3,
      credit: { days: 30, limit: 3366 },
    });
    expect(listed?.members).toHaveLength(7);
  });

  it("does not apply to personal orders, nor personal credit to the company's", async () => {
    const { id, members } = await givenCompany();
    const { buyer } = members;
    await grant(id, 5000);
    await db.user.update({
      where: { id: buyer.id },
      data: { creditDays: 30, creditLimitPaise: 500_000n },
    });
    const refusal = await readRefusal(onAccount(null, buyer));
    expect(refusal.details.fields?.paymentMethod).toContain("do not offer");
    const request = { days: 30, limit: 10 };
    expect(await readCode(setCredit({ db, id: buyer.id, request, actor, ipAddress }))).toBe(
      "invalid_input",
    );
  });

  it("is granted and withdrawn by the shop, which approves the company and audits it", async () => {
    const { id } = await givenCompany();
    expect(await grant(id, 5000)).toMatchObject({ state: "approved" });
    await grant(id, 5000);
    expect(await grant(id, null)).toMatchObject({ state: "approved", credit: null });
    const list = await db.priceList.create({ data: { name: "Cafés" } });
    const change = (priceList: string | null) =>
      manageCompany({ db, id, actor, ipAddress, request: { priceList } });
    expect((await change(list.id)).priceList).toEqual({ _id: list.id, name: "Cafés" });
    expect(await readCode(change("0199c0de-0000-7000-8000-000000000001"))).toBe("invalid_input");
    expect(await auditEntries(db, { action: "Company Credit Updated" })).toHaveLength(2);
    expect(await auditEntries(db, { action: "Company Updated" })).toHaveLength(2);
  });
});

it("has its own statement for owners and finance, apart from personal ones", async () => {
  const { id, members } = await givenCompany();
  await grant(id, 5000);
  await onAccount(id, members.buyer);
  const holders = Object.entries(members).map(([role, { id: userId, identity }]) => [
    role,
    statementHolder(identity.account) === id ? "company" : statementHolder(identity.account),
    userId,
  ]);
  expect(holders.filter(([, holder]) => holder === "company").map(([role]) => role)).toEqual([
    "owner",
    "finance",
  ]);
  expect(holders.filter(([, holder, userId]) => holder === userId)).toHaveLength(3);
  const { owner } = members;
  expect(statementHolder(owner.identity.account, "self")).toBe(owner.id);
  expect((await readStatement(db, id, {})).closingPaise).toBe(ORDER_PAISE);
  expect((await readStatement(db, members.buyer.id, {})).closingPaise).toBe(0);
  const { id: stranger } = await givenUser(db);
  expect((await readStatement(db, stranger, {})).rows).toEqual([]);
});
