import { expect, it } from "vitest";
import { readRefusal } from "@/e2e/steps/order-steps";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { paperSteps } from "@/e2e/steps/paper-steps";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();
const { sentOffer, acceptSent } = offerSteps(db);
const { givenGst } = paperSteps(db);

const CARTON = { ...BOX, hsn: "481910", quantities: [{ quantity: 5000, price: 14.5 }] };

const quotedIn = (error: Awaited<ReturnType<typeof readRefusal>>) =>
  (error.details.extra as { quote: { total: number; taxes?: { percent: number }[] } }).quote;

it("asks again at the rates of GST when the shop changed to them since the version was sent", async () => {
  const { id, offer } = await sentOffer([CARTON]);
  const { total } = offer.versions[0] ?? { total: 0 };
  expect(total).toBe(78_300);
  await givenGst();
  const refusal = await readRefusal(acceptSent(id, total));
  expect(refusal.code).toBe("price_changed");
  const quote = quotedIn(refusal);
  // 5 % on cartons of corrugated board in the place of the flat 8 %.
  expect(quote.total).toBe(76_125);
  expect(quote.taxes?.every(({ percent }) => percent === 5 || percent === 2.5)).toBe(true);
  const { placed } = await acceptSent(id, quote.total);
  expect(await db.order.findUnique({ where: { id: placed.id } })).toMatchObject({
    ...{ taxRegime: "gst", totalPaise: 7_612_500n, subtotalPaise: 7_250_000n },
  });
});

it("asks again when the rate of its goods has changed", async () => {
  await givenGst();
  const { id, offer } = await sentOffer([CARTON]);
  const { total } = offer.versions[0] ?? { total: 0 };
  expect(total).toBe(76_125);
  await db.taxRate.updateMany({ where: { hsn: "481910" }, data: { rateBasisPoints: 1200 } });
  const refusal = await readRefusal(acceptSent(id, total));
  expect(quotedIn(refusal).total).toBe(81_200);
  expect(await acceptSent(id, 81_200)).toMatchObject({ isNew: true });
});
