import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readOffer } from "@/lib/offers/queries";
import { readRequest } from "@/lib/offers/requests/read-request";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { testDatabase } from "@/e2e/support/database";
import { queuedMails } from "@/e2e/steps/messaging/queue-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { placeOrderSchema } from "../schemas";
import type { EnterOrderRequest } from "./enter-schemas";
import { enterOrder } from "./enter-order";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);
const { givenCompany } = companySteps(db);
const { giveList } = priceListSteps(db);

const RAVI = { name: "Ravi Iyer", email: "ravi@cafe.example", phone: "+91 98765 00000" };

interface Entered extends Wish {
  customer?: EnterOrderRequest["customer"];
  /** The quote request that the order answers. */
  request?: string;
  agreedPrices?: EnterOrderRequest["agreedPrices"];
}

async function enter({ customer = RAVI, request: asked, agreedPrices, ...wish }: Entered) {
  const actor = { ...meera, userId: (await admin()).id };
  const { request, settings } = await optionsFor(wish);
  const options = { db, settings, actor, ipAddress: FROM, idempotencyKey: wish.key };
  return enterOrder({
    ...options,
    request: { ...request, customer, request: asked, agreedPrices },
  });
}

const admin = async () =>
  (await db.user.findFirst({ where: { email: meera.identifier } })) ??
  (await givenUser(db, { email: meera.identifier, name: meera.name, role: "admin" }));

const stored = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { history: true } });

const line = async (product: Parameters<typeof givenProduct>[1] = {}, quantity = 2) => {
  const { id } = await givenProduct(db, { stockCount: 9, ...product });
  return { product: id, quantity };
};

const mails = async () => (await queuedMails(db)).map(({ template }) => template);

describe("an order that the shop enters", () => {
  it("for a company member belongs to the company, at its prices", async () => {
    const wanted = await line({ pricePaise: 50_000 });
    const { id: companyId, members } = await givenCompany();
    await giveList(companyId, { rows: [{ product: wanted.product, percent: 10 }] });
    const { id: userId } = members.buyer;
    const placed = await enter({ customer: userId, lines: [wanted], userId, companyId });
    expect(await stored(placed.id)).toMatchObject({ userId, companyId, subtotalPaise: 90_000n });
  });

  it("for a new customer is verified by the owner and names the staff member", async () => {
    const placed = await enter({ lines: [await line()] });
    const order = await stored(placed.id);
    expect(order).toMatchObject({
      customerName: RAVI.name,
      email: RAVI.email,
      phone: RAVI.phone,
      userId: null,
      proof: "owner",
      emailProven: false,
      status: "Pending",
    });
    expect(order.history).toMatchObject([{ status: "Pending", by: meera.name, party: "shop" }]);
    const [entry] = await auditEntries(db, { action: "Order Created" });
    expect(entry).toMatchObject({ actor: meera.identifier, actorName: meera.name });
    expect(entry?.description).toContain(`was entered for ${RAVI.email}`);
    expect(await mails()).toEqual(["new-order", "order-confirmation"]);
  });

  it("for an account belongs to it, whatever name was given by phone", async () => {
    const user = await givenUser(db);
    const placed = await enter({ lines: [await line()], customer: user.id });
    expect(await stored(placed.id)).toMatchObject({
      userId: user.id,
      email: user.email,
      customerName: "Asha Rao",
      emailProven: true,
      proof: "owner",
    });
  });

  it("with a verified account's email belongs to that account", async () => {
    const user = await givenUser(db, { email: RAVI.email });
    const placed = await enter({ lines: [await line()] });
    expect((await stored(placed.id)).userId).toBe(user.id);
  });

  it("is refused for an unknown customer", async () => {
    const customer = "0199c0de-0000-7000-8000-000000000001";
    const { code, details } = await readRefusal(enter({ lines: [await line()], customer }));
    expect(code).toBe("invalid_input");
    expect(Object.keys(details.fields ?? {})).toEqual(["customer"]);
  });

  it("follows the same price, quantity and stock rules as every order", async () => {
    const priceTiers = [{ from: 4, pricePaise: 40_000 }];
    const terms = {
      pricePaise: 45_000,
      priceTiers,
      minQuantity: 4,
      packMultiple: 2,
      stockCount: 9,
    };
    const wanted = await line(terms, 4);
    const placed = await enter({ lines: [wanted], key: "a" });
    expect(Number((await stored(placed.id)).subtotalPaise)).toBe(160_000);
    expect((await readRefusal(enter({ lines: [{ ...wanted, quantity: 3 }] }))).code).toBe(
      "invalid_input",
    );
    expect((await readRefusal(enter({ lines: [{ ...wanted, quantity: 6 }] }))).code).toBe(
      "out_of_stock",
    );
    const other = enter({ lines: [await line()], totalAmount: 1 });
    expect((await readRefusal(other)).code).toBe("price_changed");
    expect((await readRefusal(enter({ lines: [await line()], state: "Goa" }))).code).toBe(
      "invalid_input",
    );
  });

  it("may take the whole stock, unlike an unverified order", async () => {
    const wanted = await line({ stockCount: 4 }, 4);
    expect((await enter({ lines: [wanted] })).soldOut).toBe(true);
  });

  it("sent twice under one key is placed once, and refused for another customer", async () => {
    const wish = { lines: [await line()], key: "press-1" };
    const first = await enter(wish);
    expect((await enter(wish)).id).toBe(first.id);
    const other = enter({ ...wish, customer: { ...RAVI, name: "Somebody Else" } });
    expect((await readRefusal(other)).code).toBe("idempotency_conflict");
    expect(await db.order.count()).toBe(1);
  });

  it("counts towards the customer's uses of a promo code", async () => {
    await db.promoCode.update({ where: { code: "SAVE10" }, data: { maxUsesPerCustomer: 1 } });
    await enter({ lines: [await line()], promoCode: "save10" });
    const again = enter({ lines: [await line()], promoCode: "save10" });
    expect((await readRefusal(again)).code).toBe("invalid_promo");
  });
});

describe("an order on account that the shop enters", () => {
  async function givenCredit(limitPaise: number) {
    await givenSetting(db, "paymentMethods", "account");
    return givenUser(db, { creditDays: 30, creditLimitPaise: limitPaise });
  }

  it("respects the customer's limit", async () => {
    const { id: customer } = await givenCredit(150_000);
    const wish = { customer, paymentMethod: "account" } as const;
    const placed = await enter({ ...wish, lines: [await line()] });
    expect(await stored(placed.id)).toMatchObject({ paymentMethod: "account", userId: customer });
    const again = enter({ ...wish, lines: [await line()] });
    expect((await readRefusal(again)).code).toBe("invalid_input");
  });

  it("is refused for a customer who must pay at once", async () => {
    await givenCredit(150_000);
    const wish = enter({ lines: [await line()], paymentMethod: "account" });
    expect((await readRefusal(wish)).code).toBe("invalid_input");
  });
});

describe("an order made from a price request", () => {
  const askedLine = (product: string | null, count = 950, unit = "PCS") => {
    return { product, name: "Kraft mailer box", spec: {}, quantities: [count], unit, note: null };
  };

  async function givenRequest(asked = [askedLine(null)], userId: string | null = null) {
    const { id } = await db.offer.create({
      data: {
        number: `OF-261129-${randomBytes(3).toString("hex").toUpperCase()}`,
        state: "asked",
        accessKey: "a-key",
        keyExpiresAt: new Date(),
        waitingSince: new Date(),
        name: RAVI.name,
        email: RAVI.email,
        userId,
        asked,
      },
      select: { id: true },
    });
    return id;
  }

  const select = { orderId: true, state: true, waitingSince: true } as const;
  const asked = (id: string) => db.offer.findUniqueOrThrow({ where: { id }, select });

  it("is prefilled with the customer, the products and enough packs for the pieces", async () => {
    const { product } = await line({
      specifications: { "Pack size": "100 pieces" },
      minQuantity: 4,
      packMultiple: 4,
      stockCount: 2,
    });
    const other = await line();
    const lines = [askedLine(product), askedLine(null), askedLine(other.product, 3, "PAC")];
    const request = await givenRequest([...lines, askedLine(other.product, 4, "PAC")]);
    expect(await readRequest(db, request)).toMatchObject({
      request,
      order: null,
      customer: { name: RAVI.name, email: RAVI.email },
      items: [
        { _id: product, quantity: 12 },
        { _id: other.product, quantity: 7 },
      ],
    });
    const user = await givenUser(db, { email: RAVI.email });
    expect(await readRequest(db, request)).toMatchObject({ customer: { _id: user.id } });
  });

  it("skips products that are not in the shop, and is empty for an unknown request", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    const request = await givenRequest([askedLine(id)]);
    expect(await readRequest(db, request)).toMatchObject({ items: [] });
    expect(await readRequest(db, "0199c0de-0000-7000-8000-000000000001")).toBeNull();
    expect(await readRequest(db, "no-id")).toBeNull();
  });

  it("answers the request, is linked from it, and is made once", async () => {
    const request = await givenRequest();
    const placed = await enter({ lines: [await line()], request });
    expect(await asked(request)).toEqual({
      orderId: placed.id,
      state: "accepted",
      waitingSince: null,
    });
    const { number, order } = await readOffer(db, request, "shop");
    expect(order).toEqual({ _id: placed.id, orderId: placed.orderId });
    const entry = await db.auditLog.findFirst({ where: { action: "Offer Updated" } });
    expect(entry?.description).toBe(
      `What offer ${number} asked for became order ${placed.orderId}`,
    );
    const again = enter({ lines: [await line()], request });
    expect((await readRefusal(again)).code).toBe("invalid_input");
    expect(await db.order.count()).toBe(1);
  });

  it("leaves the request open when it is refused", async () => {
    const request = await givenRequest();
    const dear = enter({ lines: [await line()], request, totalAmount: 1 });
    expect((await readRefusal(dear)).code).toBe("price_changed");
    expect(await asked(request)).toMatchObject({ orderId: null, state: "asked" });
    expect((await asked(request)).waitingSince).not.toBeNull();
  });

  it("is shown to the requester only if the order is theirs", async () => {
    const user = await givenUser(db, { email: "asha@example.in" });
    const shown = async (userId: string | null, customer: EnterOrderRequest["customer"]) => {
      const request = await givenRequest(undefined, userId);
      await enter({ lines: [await line()], request, customer });
      return (await readOffer(db, request, "customer")).order !== undefined;
    };
    expect(await shown(user.id, user.id)).toBe(true);
    expect(await shown(user.id, RAVI)).toBe(false);
    expect(await shown(null, { ...RAVI, email: "ravi+boxes@cafe.example" })).toBe(true);
    expect(await shown(null, { ...RAVI, email: "meera@cafe.example" })).toBe(false);
    expect(await shown(null, { name: RAVI.name, phone: RAVI.phone })).toBe(false);
  });
});

describe("a price that was agreed", () => {
  it("applies to the order by the same engine, and is audited", async () => {
    const agreedLine = await line({ pricePaise: 45_000 }, 2);
    const other = await line({ pricePaise: 10_000 }, 1);
    const agreedPrices = [{ product: agreedLine.product, price: 400.5 }];
    const lines = [agreedLine, other];
    const settings = await readShopSettings(db);
    const sources = quoteSources(db, { agreed: new Map([[agreedLine.product, 40_050]]) });
    const { totals } = await priceCart({ items: lines }, settings, sources);
    expect(totals.subtotalPaise).toBe(90_100);
    const dear = enter({ lines, agreedPrices });
    expect((await readRefusal(dear)).code).toBe("price_changed");
    const placed = await enter({ lines, agreedPrices, totalAmount: totals.totalPaise / 100 });
    const order = await db.order.findUniqueOrThrow({
      where: { id: placed.id },
      select: {
        subtotalPaise: true,
        taxPaise: true,
        totalPaise: true,
        lines: { orderBy: { position: "asc" } },
      },
    });
    expect(order).toMatchObject({
      subtotalPaise: 90_100n,
      taxPaise: BigInt(totals.taxPaise),
      totalPaise: BigInt(totals.totalPaise),
      lines: [{ pricePaise: 40_050, lineTotalPaise: 80_100n }, { pricePaise: 10_000 }],
    });
    const entry = await db.auditLog.findFirst({ where: { action: "Order Created" } });
    expect(entry?.details).toMatchObject({
      agreed: [{ productId: agreedLine.product, pricePaise: 40_050 }],
    });
    const { stockCount } = await db.product.findUniqueOrThrow({
      where: { id: agreedLine.product },
    });
    expect(stockCount).toBe(7);
  });

  it("is ignored in a customer's own request", () => {
    const asked = placeOrderSchema.parse({
      products: [{ product: "p", quantity: 1, price: 1, agreedPrice: 1 }],
      agreedPrices: [{ product: "0199c0de-0000-7000-8000-000000000001", price: 1 }],
      shippingAddress: POSTAL_ADDRESS,
      totalAmount: 1,
    });
    expect(asked).not.toHaveProperty("agreedPrices");
    expect(asked.products[0]).not.toHaveProperty("agreedPrice");
  });
});
