import type { PrismaClient } from "@/lib/db/generated/client";
import { givenOrder } from "./factories";

const line = (name: string, quantity = 1) => ({
  position: 0,
  name,
  thumbnailImage: "/media/test.webp",
  pricePaise: 45_000,
  quantity,
  lineTotalPaise: 45_000 * quantity,
});

export function orderListSteps(db: PrismaClient) {
  /** Creates A, on the 1st; B, on the 3rd in India, shipped, by another customer; C, on the 4th. */
  async function givenThree(): Promise<void> {
    await givenOrder(db, {
      orderId: "KLN-261101-AAAAAA",
      createdAt: new Date("2026-11-01T10:00Z"),
    });
    await givenOrder(db, {
      orderId: "KLN-261102-BBBBBB",
      customerName: "Ravi 100% Crafts",
      email: "ravi_k@crafts.example",
      city: "Chennai",
      status: "Shipped",
      // This is half past midnight on the 3rd in India.
      createdAt: new Date("2026-11-02T19:00Z"),
      lines: { create: [line("Paper TAPE, printed", 3)] },
    });
    await givenOrder(db, {
      orderId: "KLN-261104-CCCCCC",
      createdAt: new Date("2026-11-04T10:00Z"),
    });
  }

  /** Creates `count` orders, seven of them at each time. */
  async function givenMany(count: number): Promise<void> {
    const { id } = await givenOrder(db, { createdAt: new Date("2026-11-01T10:00Z") });
    await db.$executeRaw`
      INSERT INTO "orders" ("id", "orderId", "accessKey", "customerName", "email", "firstName",
        "lastName", "address", "city", "state", "zipCode", "country", "subtotalPaise",
        "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise", "updatedAt", "createdAt")
      SELECT gen_random_uuid(), 'COPY-' || n, "accessKey", "customerName", "email", "firstName",
        "lastName", "address", "city", "state", "zipCode", "country", "subtotalPaise",
        "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise", now(),
        "createdAt" - n / 7 * interval '1 minute'
      FROM "orders", generate_series(1, ${count - 1}::int) n WHERE "id" = ${id}::uuid`;
    await db.$executeRaw`
      INSERT INTO "order_lines" ("id", "orderId", "position", "name", "thumbnailImage", "pricePaise",
        "quantity", "lineTotalPaise")
      SELECT gen_random_uuid(), o."id", 0, 'Kraft mailer box', '/media/test.webp', 45000, 2, 90000
      FROM "orders" o WHERE o."id" <> ${id}::uuid`;
  }

  return { givenThree, givenMany };
}
