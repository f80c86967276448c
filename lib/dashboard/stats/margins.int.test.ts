import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import type { Prisma } from "@/lib/db/generated/client";
import { marginsQuerySchema } from "./margin-schemas";
import { readMargins } from "./margins";

const { db } = testDatabase();

const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };

async function sold(
  productId: string | null,
  order: Partial<Prisma.OrderUncheckedCreateInput> = {},
  quantity = 2,
) {
  return givenOrder(db, {
    subtotalPaise: 90_000,
    discountPaise: 9_000,
    totalPaise: 81_000,
    shippingPaise: 0,
    taxPercent: 0,
    taxPaise: 0,
    createdAt: new Date("2026-11-30T18:00:00Z"),
    lines: {
      create: {
        position: 0,
        productId,
        name: "Carton",
        thumbnailImage: "/media/test.webp",
        pricePaise: 90_000 / quantity,
        quantity,
        lineTotalPaise: 90_000,
        ...(productId === null && { kind: "custom" as const, stage: "needs_artwork" as const }),
      },
    },
    ...order,
  });
}

it("shows earnings at the cost of the day of sale, and unknown ones", async () => {
  const product = await givenProduct(db, { name: "Carton", costPaise: 30_000 });
  await sold(product.id);
  await db.product.update({ where: { id: product.id }, data: { costPaise: 99_000 } });
  await sold(null);
  await sold(product.id, { status: "Cancelled" });
  // The first of December in India.
  await sold(product.id, { createdAt: new Date("2026-11-30T18:30:00Z") });

  const rows = await readMargins(db, { by: "product", ...NOVEMBER });
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({
    _id: "Carton",
    name: "Carton",
    orders: 1,
    quantity: 2,
    revenue: 810,
    cost: 0,
    margin: null,
    percent: null,
    costKnown: false,
  });
  expect(rows).toContainEqual({
    _id: product.id,
    name: "Carton",
    orders: 1,
    quantity: 2,
    revenue: 810,
    cost: 600,
    margin: 210,
    percent: 26,
    costKnown: true,
  });
});

it("adds up what a customer bought, with what is known of its cost", async () => {
  const product = await givenProduct(db, { name: "Bag", costPaise: 10_000 });
  const rao = { email: "rao@example.com", company: "Rao Foods" };
  await sold(product.id, rao, 3);
  await sold(null, rao);
  const rows = await readMargins(db, { by: "customer", ...NOVEMBER });
  expect(rows).toEqual([
    {
      _id: "rao@example.com",
      name: "Rao Foods",
      orders: 2,
      quantity: 5,
      revenue: 1620,
      cost: 300,
      margin: 510,
      percent: null,
      costKnown: false,
    },
  ]);
});

it("takes the cost of what is made to order from its line, by product, customer and company", async () => {
  const product = await givenProduct(db, { name: "Carton", costPaise: 30_000 });
  const company = await db.company.create({
    data: { name: "Rao Foods", legalName: "Rao Foods LLP", gstins: [] },
  });
  const made = {
    position: 0,
    kind: "custom" as const,
    stage: "needs_artwork" as const,
    name: "Mailer",
    unit: "PCS" as const,
    basis: 1000,
    quantity: 500,
    thumbnailImage: "",
    // Like a product of the shop, whose pack costs something else.
    productId: product.id,
  };
  const bought = (
    line: { pricePaise: number; lineTotalPaise: number; costPaise?: number },
    order: Partial<Prisma.OrderUncheckedCreateInput> = {},
  ) => sold(null, { lines: { create: { ...made, ...line } }, ...order });
  const money = { pricePaise: 180_000, lineTotalPaise: 90_000 };
  // 601.25 for 1,000: 300.63 for 500, half-up.
  await bought({ ...money, costPaise: 60_125 }, { companyId: company.id });
  await bought(money);
  const row = { revenue: 810, cost: 300.63, margin: 509.37, costKnown: true, percent: 63 };
  const none = { revenue: 810, cost: 0, margin: null, costKnown: false, percent: null };
  const rows = await readMargins(db, { by: "company", ...NOVEMBER });
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({ _id: company.id, name: "Rao Foods", ...row }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ _id: "none", name: "Without a company", ...none }),
  );
  const both = { revenue: 1620, cost: 300.63, margin: 509.37, costKnown: false, percent: null };
  expect(await readMargins(db, { by: "product", ...NOVEMBER })).toMatchObject([both]);
  expect(await readMargins(db, { by: "customer", ...NOVEMBER })).toMatchObject([both]);
});

it.each([
  ["2026-11-30", "2026-11-01", "The last day is before the first."],
  ["2024-11-01", "2026-11-01", "Choose at most a year."],
  ["2026-11", "2026-11-30", "Enter a day, such as 2026-11-30."],
])("refuses from %s to %s", (from, to, message) => {
  const { error } = marginsQuerySchema.safeParse({ by: "product", from, to });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
