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

it("says what products earned at the cost of the day of the sale, and what is not known", async () => {
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
      costKnown: false,
    },
  ]);
});

it.each([
  ["2026-11-30", "2026-11-01", "The last day is before the first."],
  ["2024-11-01", "2026-11-01", "Choose at most a year."],
  ["2026-11", "2026-11-30", "Enter a day, such as 2026-11-30."],
])("refuses from %s to %s", (from, to, message) => {
  const { error } = marginsQuerySchema.safeParse({ by: "product", from, to });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
