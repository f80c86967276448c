import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { itemSteps, MADE, type Member } from "@/e2e/steps/company/item-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { AppError } from "@/lib/base/errors";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { itemPricesSchema } from "./schemas";
import { setItemPrices, updateItem } from "./write-item";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { order } = orderSteps(db);
const { givenApproved, list, quote, writer } = itemSteps(db);

const ipAddress = "127.0.0.1";
const actor = { userId: null, identifier: "owner@example.in", name: "Meera Nair" };

const alone = (member: Member): Member => {
  const { identity } = member;
  return {
    ...member,
    identity: { ...identity, account: { ...identity.account, membership: null } },
  };
};
async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "ok";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

beforeEach(() =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES)),
);

describe("an item", () => {
  it("is created by an approval, and refreshed by one of the same artwork and spec", async () => {
    const { id: companyId, members } = await givenCompany();
    const first = await givenApproved({ companyId }, { spec: MADE });
    const again = await givenApproved(
      { companyId },
      { spec: { ...MADE, made: { ...MADE.made, table: 7 } }, approvalId: first.approvalId },
    );
    const other = await givenApproved({ companyId }, { spec: MADE });
    const items = await list(members.buyer);
    expect(items.map(({ line }) => line)).toEqual([other.id, again.id]);
    expect(items[1]).toMatchObject({
      style: "mailer-box",
      spec: { size: "230 × 155 × 70 mm inside" },
      made: { length: 230, board: "e-kraft" },
      company: true,
      mayWrite: true,
      prices: [],
    });
    expect(again.itemId).toBe(first.itemId);
  });

  it("belongs to its buyer: other customers and former members cannot find it", async () => {
    const { id: companyId, members } = await givenCompany();
    const { members: others } = await givenCompany();
    const { itemId } = await givenApproved({ companyId }, { spec: MADE });
    const edit = (who: Member) => outcome(updateItem(writer(who), itemId ?? "", { code: "A" }));
    expect(await edit(members.buyer)).toBe("ok");
    expect(await edit(members.viewer)).toBe("forbidden");
    expect(await edit(others.owner)).toBe("not_found");
    expect(await edit(alone(members.buyer))).toBe("not_found");
    expect(await list(others.owner)).toEqual([]);
    expect(await list(alone(members.buyer))).toEqual([]);
    const { lines } = await quote([{ item: itemId ?? "", quantity: 1000 }], others.owner, null);
    expect(lines).toMatchObject([{ available: false, problem: "There is no such item" }]);
  });
});

describe("an item in a cart", () => {
  it("is priced by today's table, approved, without the tool already paid for", async () => {
    const { id: companyId, members } = await givenCompany();
    const { itemId, orderId } = await givenApproved({ companyId }, { spec: MADE });
    const item = itemId ?? "";
    const request = () => quote([{ item, quantity: 1000 }], members.buyer, companyId);
    const before = await request();
    expect(before.lines.map(({ kind }) => kind)).toEqual(["custom", "fee", "tool"]);
    await db.orderLine.create({
      data: {
        orderId,
        kind: "tool",
        position: 1,
        forLine: 0,
        unit: "SET",
        name: "Cutting tool for Mailer box",
        thumbnailImage: "",
        pricePaise: 100,
        lineTotalPaise: 100,
        quantity: 1,
        fromStock: false,
      },
    });
    await db.order.update({ where: { id: orderId }, data: { status: "Processing" } });
    const { lines } = await request();
    expect(lines.map(({ kind }) => kind)).toEqual(["custom", "fee"]);
    expect(lines[0]).toMatchObject({ item, available: true, basis: 1000 });
    expect(lines[0]?.price).toBe(before.lines[0]?.price);
  });

  it("costs the agreed price from its quantity on, until the last day", async () => {
    const { id: companyId, members } = await givenCompany();
    const { itemId } = await givenApproved({ companyId }, { spec: MADE });
    const item = itemId ?? "";
    const set = (validUntil: string | null) =>
      setItemPrices({ db, actor, ipAddress }, item, {
        tiers: [{ from: 500, price: 9000.5 }],
        validUntil,
      });
    await set(null);
    const request = async (quantity: number) =>
      (await quote([{ item, quantity }], members.buyer, companyId)).lines;
    expect(await request(500)).toMatchObject([{ price: 9000.5, lineTotal: 4500.25 }]);
    expect((await request(499)).length).toBeGreaterThan(1);
    await set("2020-01-01");
    expect((await request(500))[0]?.price).not.toBe(9000.5);
    expect(await auditEntries(db, { action: "Item Prices Updated" })).toHaveLength(2);
  });

  it("becomes a request for an offer without a price, and cannot be ordered by others", async () => {
    const { id: companyId, members } = await givenCompany();
    const { buyer } = members;
    const words = { size: "Like our sample", material: "Grey board" };
    const { itemId } = await givenApproved({ companyId }, { spec: words });
    const item = itemId ?? "";
    const { lines } = await quote([{ item, quantity: 100 }], buyer, companyId);
    expect(lines).toMatchObject([
      { available: false, problem: "It has no price today; ask us for an offer" },
    ]);
    const { id: userId } = buyer.identity.account;
    const mine = { userId, companyId };
    const place = (by: object) => order({ proven: true, ...by, lines: [{ item, quantity: 100 }] });
    expect((await readRefusal(place(mine))).code).toBe("needs_offer");
    expect((await readRefusal(place({}))).code).toBe("not_found");
    await setItemPrices({ db, actor, ipAddress }, item, {
      tiers: [{ from: 1, price: 12 }],
      validUntil: null,
    });
    const { id } = await place(mine);
    expect(await db.orderLine.findMany({ where: { orderId: id } })).toMatchObject([
      { itemId: item, stage: "approved", pricePaise: 1200, spec: words, kind: "custom" },
    ]);
  });

  it("of a printed product costs its print option, or needs an offer when that is gone", async () => {
    const { id: companyId, members } = await givenCompany();
    const option = { name: "Your mark", sides: 1, maxColours: 2, minPieces: 1, setupFeePaise: 0 };
    const tiers = [{ from: 1, pricePaise: 1400 }];
    const printOptions = [{ ...option, tiers, leadDays: 5, tool: null }];
    const { id: productId } = await givenProduct(db, {
      supply: "to_order",
      leadDays: 5,
      printOptions,
    });
    const print = { option: "Your mark", sides: 1, colours: 1 };
    const cost = { basis: 1, quantity: 2, pricePaise: 1400, lineTotalPaise: 2800 };
    const line = { kind: "product", productId, print, unit: "PAC", ...cost } as const;
    const { itemId, approvalId } = await givenApproved({ companyId }, line);
    const item = itemId ?? "";
    const request = async () =>
      (await quote([{ item, quantity: 2 }], members.buyer, companyId)).lines;
    expect(await request()).toMatchObject([
      { available: true, item, product: productId, price: 14 },
    ]);
    const { id: userId } = members.buyer.identity.account;
    const { id } = await order({ userId, companyId, lines: [{ item, quantity: 2 }] });
    expect(await db.orderLine.findMany({ where: { orderId: id } })).toMatchObject([
      { itemId, approvalId, stage: "approved", productId },
    ]);
    await db.product.update({ where: { id: productId }, data: { printOptions: [] } });
    expect(await request()).toMatchObject([
      { available: false, item, problem: "It has no price today; ask us for an offer" },
    ]);
  });
});

it("accepts agreed prices only with rising quantities and falling prices", () => {
  const takes = (...tiers: [number, number][]) =>
    itemPricesSchema.safeParse({
      tiers: tiers.map(([from, price]) => ({ from, price })),
      validUntil: null,
    }).success;
  expect(takes()).toBe(true);
  expect(takes([100, 12], [500, 11.5])).toBe(true);
  expect(takes([500, 12], [100, 11])).toBe(false);
  expect(takes([100, 12], [500, 12])).toBe(false);
  expect(takes([0, 12])).toBe(false);
  expect(takes([2_000_000, 12])).toBe(false);
  expect(takes([1, NaN])).toBe(false);
});
