import { afterEach, describe, expect, it, vi } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenProduct, givenPromoCode } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { testDatabase } from "@/e2e/support/database";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { findCompany } from "@/lib/orders/customer";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { CartItem, QuoteRequest } from "../cart/schemas";
import { ownSources, sourcesOfAccount } from "../cart/own-sources";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { giveList, givenList } = priceListSteps(db);
const { order, optionsFor } = orderSteps(db);

afterEach(() => vi.useRealTimers());

type Company = Awaited<ReturnType<typeof givenCompany>>;

async function quote(
  { members: { buyer } }: Company,
  items: CartItem[],
  wish: Partial<QuoteRequest> = {},
) {
  const companyId = findCompany(buyer.identity.account, wish.personal);
  const sources = quoteSources(db, ownSources(db, { userId: buyer.id, companyId: companyId }));
  return toQuote(await priceCart({ items, ...wish }, await readShopSettings(db), sources));
}

const findBuyer = ({ id, members: { buyer } }: Company) => ({
  userId: buyer.id,
  companyId: id,
  email: buyer.email,
});

const product = (terms: Parameters<typeof givenProduct>[1] = {}) =>
  givenProduct(db, { pricePaise: 10_001, priceTiers: [{ from: 10, pricePaise: 9_001 }], ...terms });

const readPrice = async (company: Company, id: string, quantity = 1) =>
  (await quote(company, [{ product: id, quantity }])).lines[0]?.price;

describe("a company's prices", () => {
  it("replace public prices in the cart and in the order, which stores them", async () => {
    const [percent, tiers, other] = [await product(), await product(), await product()];
    const company = await givenCompany();
    const rows = [
      { product: percent.id, percent: 12.5 },
      {
        product: tiers.id,
        tiers: [
          { from: 5, price: 80 },
          { from: 20, price: 75.5 },
        ],
      },
    ];
    await giveList(company.id, { rows });
    const lines = [percent, tiers, other].map(({ id }) => ({ product: id, quantity: 10 }));
    const { lines: priced, total } = await quote(company, lines);
    expect(priced).toMatchObject([
      { price: 78.76, publicPrice: 90.01, terms: { price: 87.51 } },
      { price: 80, publicPrice: 90.01, terms: { priceTiers: [{ from: 20, price: 75.5 }] } },
      { price: 90.01 },
    ]);
    expect(priced[2]).not.toHaveProperty("publicPrice");
    const placed = await order({ lines, ...findBuyer(company) });
    expect(placed.totalPaise).toBe(Math.round(total * 100));
    const stored = await db.orderLine.findMany({
      where: { orderId: placed.id },
      orderBy: { position: "asc" },
    });
    expect(stored.map(({ pricePaise }) => pricePaise)).toEqual([7_876, 8_000, 9_001]);
  });

  it("come from each company's own list and apply to no other company", async () => {
    const { id } = await product();
    const [one, two, none] = [await givenCompany(), await givenCompany(), await givenCompany()];
    await giveList(one.id, { rows: [{ product: id, percent: 10 }] });
    await giveList(two.id, { rows: [{ product: id, tiers: [{ from: 1, price: 70 }] }] });
    expect(await Promise.all([one, two, none].map((company) => readPrice(company, id)))).toEqual([
      90.01, 70, 100.01,
    ]);
    const personal = await quote(one, [{ product: id, quantity: 1 }], { personal: true });
    expect(personal.lines[0]?.price).toBe(100.01);
    await db.company.update({ where: { id: two.id }, data: { state: "closed" } });
    expect(await readPrice(two, id)).toBe(100.01);
  });

  it("begin and end at midnight in India", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T18:29:59Z") });
    const { id } = await product();
    const company = await givenCompany();
    const rows = [{ product: id, percent: 50 }];
    await giveList(company.id, { from: "2026-11-30", to: "2026-11-30", rows });
    expect(await readPrice(company, id)).toBe(100.01);
    vi.setSystemTime(new Date("2026-11-29T18:30:00Z"));
    expect(await readPrice(company, id)).toBe(50.01);
    vi.setSystemTime(new Date("2026-11-30T18:29:59Z"));
    expect(await readPrice(company, id)).toBe(50.01);
    vi.setSystemTime(new Date("2026-11-30T18:30:00Z"));
    expect(await readPrice(company, id)).toBe(100.01);
  });

  it("refuse an order with the right figures when they changed since the quote", async () => {
    const { id } = await product();
    const company = await givenCompany();
    const { _id } = await giveList(company.id, { rows: [{ product: id, percent: 10 }] });
    const options = await optionsFor({
      lines: [{ product: id, quantity: 2 }],
      ...findBuyer(company),
    });
    await db.priceListRow.updateMany({ where: { priceListId: _id }, data: { percent: 5 } });
    const refusal = await readRefusal(placeOrder(options));
    expect(refusal.code).toBe("price_changed");
    expect(refusal.details.extra).toMatchObject({
      quote: { lines: [{ price: 95.01, publicPrice: 100.01 }] },
    });
    expect(await db.order.count()).toBe(0);
  });

  it("apply to a print without its own prices, and not to one with them", async () => {
    const option = {
      name: "Stamp",
      sides: 1,
      maxColours: 1,
      minPieces: 1,
      leadDays: null,
      tool: null,
    };
    const printOptions = [
      { ...option, setupFeePaise: 50_000, tiers: [] },
      { ...option, name: "Offset", setupFeePaise: 0, tiers: [{ from: 1, pricePaise: 20_000 }] },
    ];
    const { id } = await product({ printOptions });
    const company = await givenCompany();
    await giveList(company.id, { rows: [{ product: id, percent: 50 }] });
    const printed = (name: string) => ({
      product: id,
      quantity: 1,
      print: { option: name, sides: 1, colours: 1 },
    });
    const { lines } = await quote(company, [printed("Stamp"), printed("Offset")]);
    expect(lines).toMatchObject([
      { kind: "product", price: 50.01, publicPrice: 100.01 },
      { kind: "fee", price: 500 },
      { kind: "product", price: 200 },
    ]);
    expect(lines[2]).not.toHaveProperty("publicPrice");
  });

  it("apply to orders that staff enter for a member", async () => {
    const { id } = await product();
    const company = await givenCompany();
    await giveList(company.id, { rows: [{ product: id, percent: 10 }] });
    const { buyer } = company.members;
    const price = async (personal?: boolean) => {
      const sources = quoteSources(db, await sourcesOfAccount(db, buyer.id, personal));
      const request = { items: [{ product: id, quantity: 1 }] };
      return (await priceCart(request, await readShopSettings(db), sources)).lines[0]?.pricePaise;
    };
    expect([await price(), await price(true)]).toEqual([9_001, 10_001]);
    await db.companyMember.delete({ where: { userId: buyer.id } });
    expect(await price()).toBe(10_001);
  });
});

describe("a promo code", () => {
  it("is refused on top of company prices unless the list allows it", async () => {
    const [listed, open] = [await product(), await product()];
    await givenPromoCode(db, { code: "TEST25", percent: 25 });
    const company = await givenCompany();
    const { _id } = await giveList(company.id, { rows: [{ product: listed.id, percent: 10 }] });
    const lines = [{ product: listed.id, quantity: 1 }];
    const refused = await quote(company, lines, { promoCode: "TEST25" });
    expect(refused).toMatchObject({
      discount: 0,
      promo: null,
      promoError: expect.stringContaining("your company’s own prices") as string,
    });
    const wish = { lines, promoCode: "TEST25", ...findBuyer(company) };
    expect((await readRefusal(order(wish))).code).toBe("invalid_promo");
    // A cart at public prices is treated like anybody else's.
    const others = [{ product: open.id, quantity: 1 }];
    expect((await quote(company, others, { promoCode: "TEST25" })).discount).toBe(25);
    await db.priceList.update({ where: { id: _id }, data: { promoCodes: true } });
    expect((await quote(company, lines, { promoCode: "TEST25" })).discount).toBe(22.5);
    await order(wish);
  });
});

it("an unassigned price list changes nothing", async () => {
  const { id } = await product();
  await givenList({ rows: [{ product: id, percent: 10 }] });
  expect(await readPrice(await givenCompany(), id)).toBe(100.01);
});
