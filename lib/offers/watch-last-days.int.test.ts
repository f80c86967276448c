import pg from "pg";
import { expect, it } from "vitest";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { dateName } from "@/lib/base/dates";
import { columnDay, dayNamed, dayStart } from "@/lib/base/india-time";
import { SCHEDULES } from "@/lib/runtime/background/schedules";
import { extendOffer } from "./send-offer";
import { watchLastDays } from "./watch-last-days";

const { db, url } = testDatabase();
const { draftOffer, sentOffer, staff } = offerSteps(db);
const { mails } = orderDeskSteps(db);

it("reminds once three days before the last day, ends expired offers, and starts over with an extension", async () => {
  const { id, offer } = await sentOffer();
  await draftOffer();
  const lastDay = dayNamed(offer.versions[0]?.validUntil ?? "");
  const before = (days: number) => dayStart(lastDay, days);
  const pool = new pg.Pool({ connectionString: url });
  expect(await SCHEDULES.offers.isDue(pool, before(4))).toBe(false);
  expect(await watchLastDays(db, before(4))).toEqual({ reminded: 0, expired: 0 });
  expect(await SCHEDULES.offers.isDue(pool, before(3))).toBe(true);
  const runs = await Promise.all([1, 2, 3].map(() => watchLastDays(db, before(3))));
  expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
  expect(await SCHEDULES.offers.isDue(pool, before(0))).toBe(false);
  expect(await watchLastDays(db, before(-1))).toEqual({ reminded: 0, expired: 1 });
  expect(await SCHEDULES.offers.isDue(pool, before(-1))).toBe(false);
  await pool.end();
  expect(await db.offer.findUnique({ where: { id } })).toMatchObject({ state: "expired" });
  const validUntil = dateName(columnDay(lastDay, 10));
  expect(await extendOffer({ ...(await staff()), id, validUntil })).toMatchObject({
    state: "sent",
  });
  expect(await watchLastDays(db, before(-7))).toEqual({ reminded: 1, expired: 0 });
  expect(await mails()).toEqual([
    ...["offer-sent", "offer-expiring", "offer-expired", "offer-extended", "offer-expiring"],
  ]);
});

it("skips the reminder when the offer's mail announced the day within the last three days", async () => {
  const validUntil = dateName(columnDay(new Date(), 2));
  await sentOffer(undefined, { validUntil });
  expect(await watchLastDays(db)).toEqual({ reminded: 0, expired: 0 });
});
