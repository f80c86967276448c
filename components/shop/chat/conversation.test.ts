import { describe, expect, it } from "vitest";
import { orderExamples } from "@/lib/orders/read/examples";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { claimsFrom, policyTermsFrom } from "@/lib/shop/content/content-claims";
import { answer } from "./conversation";
import type { Lookups } from "./lookups";
import type { Awaited } from "./reply";

const facts = {
  siteName: "A Shop",
  contactEmail: "hello@shop.example",
  contactPhone: "+91 124 400 0000",
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  hasGst: true,
  payment: [],
  businessHours: "Mon-Sat 8:00-20:00",
  claims: claimsFrom(DEFAULT_CONTENT.claims),
  policyTerms: policyTermsFrom(DEFAULT_CONTENT.policies),
};

const ORDER = { ...(orderExamples.getOrder.answer as OrderAnswer), status: "Shipped" } as const;

function givenShop(shop: Partial<Lookups> = {}) {
  const mailed: string[] = [];
  const lookups: Lookups = {
    ownOrders: () => Promise.resolve(null),
    mailOrderLink: (order, email) => {
      mailed.push(`${order} ${email}`);
      return Promise.resolve();
    },
    delivery: (pin) =>
      Promise.resolve(
        pin === "560001"
          ? { served: true, state: "Karnataka", earliest: "2026-12-01", latest: "2999-12-03" }
          : { served: false, state: null, earliest: null, latest: null },
      ),
    sizePrice: () => Promise.resolve(null),
    ...shop,
  };
  const t = (text: string, awaits?: Awaited) => answer(text, { facts, lookups, awaits });
  return { mailed, t };
}

describe("where is my order", () => {
  it("asks a visitor for details, and answers by email only", async () => {
    const { t, mailed } = givenShop();
    const first = await t("Where is my order?");
    expect(first.awaits).toEqual({ what: "order" });
    const second = await t("it is KLN-2611-7Q4M2X", first.awaits);
    expect(second.awaits).toEqual({ what: "email", order: "KLN-2611-7Q4M2X" });
    const last = await t("asha@example.in", second.awaits);
    expect(last.text).toContain("If order KLN-2611-7Q4M2X was placed with asha@example.in");
    expect(mailed).toEqual(["KLN-2611-7Q4M2X asha@example.in"]);
  });

  it("emails at once if all details are given", async () => {
    const { t, mailed } = givenShop();
    await t("Where is order KLN-2611-7Q4M2X of asha@example.in?");
    expect(mailed).toEqual(["KLN-2611-7Q4M2X asha@example.in"]);
  });

  it("shows a signed-in customer the order, with a link", async () => {
    const { t } = givenShop({ ownOrders: () => Promise.resolve([ORDER]) });
    const reply = await t("track my parcel");
    expect(reply.text).toContain(`${ORDER.orderId} is on its way.`);
    expect(reply.links).toEqual([{ href: `/order/${ORDER._id}`, label: `Open ${ORDER.orderId}` }]);
  });

  it("answers a bare order number to its owner with a link, and to others by email", async () => {
    const requested: (string | undefined)[] = [];
    const own = givenShop({
      ownOrders: (number) => {
        requested.push(number);
        return Promise.resolve([ORDER]);
      },
    });
    const reply = await own.t("kln-261121-7k4q9x");
    expect(requested).toEqual(["KLN-261121-7K4Q9X"]);
    expect(reply.text).toBe(`${ORDER.orderId} is on its way.`);
    expect(reply.links).toHaveLength(1);
    const visitor = await givenShop().t("KLN-261121-7K4Q9X");
    expect(visitor.awaits).toEqual({ what: "email", order: "KLN-261121-7K4Q9X" });
    const other = givenShop({ ownOrders: () => Promise.resolve([]) });
    expect((await other.t("KLN-261121-7K4Q9X")).awaits?.what).toBe("email");
  });

  it("lets the visitor change the subject meanwhile", async () => {
    const { t } = givenShop();
    expect((await t("What is the minimum order?", { what: "order" })).text).toContain("100 pieces");
  });
});

describe("delivery to a place", () => {
  it.each([
    ["Delivery to my PIN code", "To which PIN code"],
    ["Do you deliver to 560 001?", "by 3 December 2999"],
    ["110001", "We do not deliver to 110001"],
  ])("%s", async (question, text) => {
    expect((await givenShop().t(question)).text).toContain(text);
  });

  it("takes the PIN code from the next message", async () => {
    const reply = await givenShop().t("560001 please", { what: "pin" });
    expect(reply.text).toContain("We deliver to 560001 (Karnataka).");
  });
});

it("reports that the shop does not answer", async () => {
  const { t } = givenShop({ delivery: () => Promise.reject(new Error("away")) });
  expect((await t("560001")).text).toContain("could not look that up");
});

it("prices a size that the shop makes, and otherwise answers as usual", async () => {
  const made = {
    style: "Mailer box",
    size: "230 × 155 × 70 mm inside",
    quantity: 1000,
    piecePaise: 1654,
    href: "/custom/mailer-box?l=230&w=155&h=70",
  };
  const { t } = givenShop({
    sizePrice: (message) => Promise.resolve(message.includes("230") ? made : null),
  });
  const reply = await t("price for 230x155x70");
  expect(reply.text).toBe(
    "Mailer box, 230 × 155 × 70 mm inside: ₹16.54 a piece for 1,000 pieces, plain, before tax.",
  );
  expect(reply.links).toEqual([{ href: made.href, label: "See the price" }]);
  expect((await t("price for 2 x 155 x 70 mm")).links).toEqual([
    { href: "/quote", label: "Ask for a price" },
  ]);
});

it("names the limits of a size that the shop does not make, and opens the request with it", async () => {
  const limits = ["The longest mailer box we make is 450 mm; ask us for more"];
  const href = "/quote?packaging=Mailer+box&length=600";
  const { t } = givenShop({ sizePrice: () => Promise.resolve({ limits, href }) });
  const reply = await t("mailer box 600x155x70");
  expect(reply.text).toBe(limits[0]);
  expect(reply.links).toEqual([{ href, label: "Ask for a price" }]);
});
