import { expect, it } from "vitest";
import { givenProduct } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readOrders } from "@/lib/orders/read/queries";

const { db } = testDatabase();
const { sentOffer, acceptSent } = offerSteps(db);
const { givenGst } = documentSteps(db);

const CARTON = { ...BOX, hsn: "481910", quantities: [{ quantity: 5000, price: 14.5 }] };

const quotedIn = (error: Awaited<ReturnType<typeof readRefusal>>) =>
  (error.details.extra as { quote: { total: number; taxes?: { percent: number }[] } }).quote;

it("needs a new acceptance when the shop switched to GST since the version was sent", async () => {
  const { id, offer } = await sentOffer([CARTON]);
  const { total } = offer.versions[0] ?? { total: 0 };
  expect(total).toBe(78_300);
  await givenGst();
  const refusal = await readRefusal(acceptSent(id, total));
  expect(refusal.code).toBe("price_changed");
  const quote = quotedIn(refusal);
  // 5 % on cartons of corrugated board instead of the flat 8 %.
  expect(quote.total).toBe(76_125);
  expect(quote.taxes?.every(({ percent }) => percent === 5 || percent === 2.5)).toBe(true);
  const { placed } = await acceptSent(id, quote.total);
  expect(await db.order.findUnique({ where: { id: placed.id } })).toMatchObject({
    taxRegime: "gst",
    totalPaise: 7_612_500n,
    subtotalPaise: 7_250_000n,
  });
});

it("needs a new acceptance when the tax rate of its goods changed", async () => {
  await givenGst();
  const { id, offer } = await sentOffer([CARTON]);
  const { total } = offer.versions[0] ?? { total: 0 };
  expect(total).toBe(76_125);
  await db.taxRate.updateMany({ where: { hsn: "481910" }, data: { rateBasisPoints: 1200 } });
  const refusal = await readRefusal(acceptSent(id, total));
  expect(quotedIn(refusal).total).toBe(81_200);
  expect(await acceptSent(id, 81_200)).toMatchObject({ isNew: true });
});

it("creates a call-off order when its terms say so", async () => {
  const product = await givenProduct(db, { stockCount: 2000 });
  const lines = [
    {
      kind: "product",
      product: product.id,
      name: product.name,
      quantities: [{ quantity: 500, price: 20 }],
    },
  ];
  const becomes = async (kept: boolean) => {
    const { id, offer } = await sentOffer(lines, { kept });
    const [version] = offer.versions;
    expect(version).toMatchObject({ kept });
    const { placed } = await acceptSent(id, version?.total ?? 0);
    const { kept: isKept, dispatchBy } = await db.order.findUniqueOrThrow({
      where: { id: placed.id },
    });
    const [order] = await readOrders(db, [placed.id]);
    return { isKept, hasDay: dispatchBy !== null, shown: order?.kept };
  };
  expect(await becomes(true)).toEqual({ isKept: true, hasDay: false, shown: true });
  expect(await becomes(false)).toEqual({ isKept: false, hasDay: true, shown: false });
  const sent = { where: { sentAt: { not: null } }, data: { kept: false } };
  await expect(db.offerVersion.updateMany(sent)).rejects.toThrow("frozen once it was sent");
});
