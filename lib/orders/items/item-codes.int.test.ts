import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { itemSteps, MADE } from "@/e2e/steps/company/item-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { placeOrder } from "@/lib/orders/place/place-order";
import { lineSizeSchema } from "@/lib/pricing/line-size";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { withOwnCodes } from "./own-codes";
import { listItems } from "./see-items";
import { updateItem } from "./write-item";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { order, optionsFor } = orderSteps(db);
const { givenApproved, list, quote, writer } = itemSteps(db);

beforeEach(() =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES)),
);

describe("the buyer's own code", () => {
  it("applies to a new line of the same spec when no other item shares it", async () => {
    const { id: companyId, members } = await givenCompany();
    const { itemId } = await givenApproved({ companyId }, { spec: MADE });
    await updateItem(writer(members.buyer), itemId ?? "", { code: "BOX-7" });
    const made = { ...lineSizeSchema.parse(MADE.made), table: 9 };
    const lines = [
      { product: null, made },
      { product: null, made: { ...made, length: 231 } },
    ];
    const told = async () =>
      (await withOwnCodes(db, { userId: null, companyId }, [{ lines }]))[0]?.lines;
    expect(await told()).toEqual([{ ...lines[0], code: "BOX-7" }, lines[1]]);
    const other = await givenApproved({ companyId }, { spec: MADE });
    await updateItem(writer(members.buyer), other.itemId ?? "", { code: "BOX-8" });
    expect(await told()).toEqual(lines);
  });

  it("is unique per owner, and can belong to a product too", async () => {
    const { id: companyId, members } = await givenCompany();
    const { id: product } = await givenProduct(db, { name: "Tape" });
    const { id: userId } = members.buyer.identity.account;
    const bought = await order({ userId, companyId, lines: [{ product, quantity: 1 }] });
    await db.order.update({ where: { id: bought.id }, data: { status: "Delivered" } });
    const { itemId } = await givenApproved({ companyId }, { spec: MADE });
    const { buyer } = members;
    const coded = await updateItem(writer(buyer), product, { code: "T-1" });
    expect(coded).toMatchObject({ product, code: "T-1", line: null, company: true });
    expect(await updateItem(writer(buyer), product, { code: "T-2" })).toMatchObject({
      _id: coded._id,
    });
    expect((await readRefusal(updateItem(writer(buyer), itemId ?? "", { code: "t-2" }))).code).toBe(
      "invalid_input",
    );
    expect(await auditEntries(db, { action: "Item Updated" })).toHaveLength(2);
    expect(await db.orderLine.findMany({ where: { productId: product } })).toMatchObject([
      { itemId: coded._id, buyerCode: "T-2" },
    ]);
    await updateItem(writer(buyer), itemId ?? "", { code: "T-21" });
    const begun = await listItems(db, { companyId }, { limit: 20, code: "t-2" }, null);
    expect(begun.items.map(({ code }) => code)).toEqual(["T-2", "T-21"]);
    const inside = await listItems(db, { companyId }, { limit: 20, code: "21" }, null);
    expect(inside.items).toEqual([]);
    await updateItem(writer(buyer), itemId ?? "", { code: null });
    const found = await listItems(db, { companyId }, { limit: 20, q: "T-2" }, null);
    expect(found.items.map(({ _id }) => _id)).toEqual([coded._id]);
  });
});

it("of a product stays off orders that guests placed with the account's email", async () => {
  const { members } = await givenCompany();
  const { owner } = members;
  const { id: userId } = owner.identity.account;
  const account = { ...owner.identity.account, membership: null };
  const alone = { ...owner, identity: { ...owner.identity, account } };
  const { id: product } = await givenProduct(db);
  const lines = [{ product, quantity: 1 }];
  const own = await order({ userId, lines });
  const { customer, ...options } = await optionsFor({ lines });
  const guests = await placeOrder({ ...options, customer: { ...customer, userId } });
  await updateItem(writer(alone), product, { code: "SECRET-2" });
  const codes = await db.orderLine.findMany({ select: { orderId: true, buyerCode: true } });
  expect(new Map(codes.map(({ orderId, buyerCode }) => [orderId, buyerCode]))).toEqual(
    new Map([
      [own.id, "SECRET-2"],
      [guests.id, null],
    ]),
  );
});

describe("a box without print", () => {
  const box = {
    style: "mailer-box",
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: "e-kraft",
    print: "plain",
    finish: null,
    quantity: 1000,
  };

  it("becomes an item when ordered; the same box refreshes it", async () => {
    const { id: companyId, members } = await givenCompany();
    const { id: userId } = members.owner.identity.account;
    const buyer = { userId, companyId };
    await order({ ...buyer, lines: [{ ...box, quantity: 2000 }] });
    const [item, ...others] = await list(members.buyer);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ style: "mailer-box", approvedProof: null, lastQuantity: 2000 });
    const again = { item: item?._id ?? "", quantity: 1000 };
    const { lines } = await quote([again], members.buyer, companyId);
    expect(lines[0]).toMatchObject({
      item: item?._id,
      available: true,
      made: { board: "e-kraft" },
    });
    await order({ ...buyer, lines: [again] });
    await order({ ...buyer, lines: [box] });
    await order({ ...buyer, lines: [{ ...box, length: 240 }] });
    expect(await list(members.buyer)).toMatchObject([
      { made: { length: 240 }, lastQuantity: 1000 },
      { _id: item?._id, lastQuantity: 1000 },
    ]);
  });

  it("costs its tool again until the order that pays for it can no longer be cancelled by its buyer", async () => {
    const { id: companyId, members } = await givenCompany();
    const { id: userId } = members.owner.identity.account;
    const { id } = await order({ userId, companyId, lines: [box] });
    const [item] = await list(members.buyer);
    const readKinds = async () => {
      const again = await quote(
        [{ item: item?._id ?? "", quantity: 1000 }],
        members.buyer,
        companyId,
      );
      return again.lines.map(({ kind }) => kind);
    };
    expect(await readKinds()).toEqual(["custom", "tool"]);
    await db.order.update({ where: { id }, data: { status: "Processing" } });
    expect(await readKinds()).toEqual(["custom"]);
  });

  it("of a guest who wrote somebody's email tells nothing of their items", async () => {
    const { members } = await givenCompany();
    const { id: userId } = members.owner.identity.account;
    await order({ userId, lines: [box] });
    await db.item.updateMany({ data: { code: "SECRET-1" } });
    const { customer, ...options } = await optionsFor({ lines: [box] });
    const { id } = await placeOrder({ ...options, customer: { ...customer, userId } });
    const lines = await db.orderLine.findMany({ where: { orderId: id } });
    expect(lines.map(({ itemId, buyerCode }) => [itemId, buyerCode])).toEqual(
      lines.map(() => [null, null]),
    );
  });

  it("becomes no item as a sample, nor for a guest", async () => {
    const { members } = await givenCompany();
    const { id: userId } = members.owner.identity.account;
    await order({ userId, lines: [{ ...box, sample: true, quantity: 1 }] });
    await order({ lines: [box] });
    expect(await db.item.count()).toBe(0);
  });
});
