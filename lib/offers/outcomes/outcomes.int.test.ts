import { expect, it } from "vitest";
import { readScans } from "@/e2e/query-plans/query-plans";
import { readCsv } from "@/e2e/support/read-csv";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { DAY_MS, dayName } from "@/lib/base/india-time";
import { listOffers } from "../queries";
import { offerListQuerySchema } from "../schemas";
import { extendOffer, withdrawOffer } from "../send-offer";
import { exportOffers } from "./export-offers";
import { readOutcomes } from "./read-outcomes";

const { db, url } = testDatabase();
const { staff, draftOffer, sentOffer, acceptSent } = offerSteps(db);

const BOXES = [{ ...BOX, quantities: [{ quantity: 5000, price: 14.5 }] }];
const TOTAL = 78_300;
const NONE = { count: 0, value: 0 };
const ONE = { count: 1, value: TOTAL };

const now = () => new Date();
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const month = () => dayName(now()).slice(0, 7);

const withdraw = async (id: string, reason: string) =>
  withdrawOffer({ ...(await staff()), id, reason });

it("groups open offers by age since first sent, without drafts", async () => {
  await draftOffer();
  const { id } = await sentOffer(BOXES);
  const read = await readOutcomes(db);
  expect(read.open).toEqual(ONE);
  expect(read.ages).toEqual([
    { from: 0, to: 7, ...ONE },
    { from: 8, to: 14, ...NONE },
    { from: 15, to: 30, ...NONE },
    { from: 31, to: null, ...NONE },
  ]);
  const validUntil = dayName(later(60));
  await extendOffer({ ...(await staff()), id, validUntil });
  const ageIn = async (days: number) =>
    (await readOutcomes(db, later(days))).ages.findIndex(({ count }) => count === 1);
  expect(await Promise.all([7, 8, 14, 15, 30, 31].map(ageIn))).toEqual([0, 1, 1, 2, 2, 3]);
});

it("counts ended offers by month and outcome, at the order's total if there is one", async () => {
  const won = await sentOffer(BOXES);
  const lost = await sentOffer(BOXES);
  await sentOffer(BOXES);
  const { _id: never } = await draftOffer();
  await acceptSent(won.id, TOTAL);
  await withdraw(lost.id, "Another maker was cheaper.");
  await withdraw(never, "A slip.");
  const { months, open } = await readOutcomes(db);
  expect(open).toEqual(ONE);
  expect(months).toHaveLength(12);
  const ended = { accepted: ONE, declined: NONE, withdrawn: ONE, expired: NONE };
  expect(months[0]).toEqual({ month: month(), ...ended });
  // Not yet marked as expired by the worker.
  const after = await readOutcomes(db, later(17));
  expect(after.open).toEqual(NONE);
  const expired = after.months.reduce((sum, each) => sum + each.expired.count, 0);
  expect(expired).toBe(1);
});

it("lists and exports a month's offers with the reason, and audits the export", async () => {
  const { id, offer } = await sentOffer(BOXES);
  await withdraw(id, "Another maker was cheaper.");
  const { id: open } = await sentOffer(BOXES);
  const filter = { ended: month(), state: "withdrawn" } as const;
  const query = offerListQuerySchema.parse(filter);
  const { items } = await listOffers(db, query);
  expect(items).toMatchObject([{ _id: id, reason: "Another maker was cheaper." }]);
  expect((await listOffers(db, { ...query, ended: "2020-01" })).items).toEqual([]);
  const requested = { db, actor: meera, ipAddress: FROM };
  const file = async (picked: object) =>
    readCsv(await new Response(await exportOffers({ ...requested, filter: picked })).text());
  const today = dayName(now());
  expect(await file(filter)).toMatchObject([
    {
      Offer: offer.number,
      State: "withdrawn",
      "Total (INR)": String(TOTAL),
      "Open for (days)": "",
      "Ended (IST)": today,
      Reason: "Another maker was cheaper.",
    },
  ]);
  const all = await file({});
  expect(all).toHaveLength(2);
  const { number } = await db.offer.findUniqueOrThrow({ where: { id: open } });
  expect(all[0]).toMatchObject({ Offer: number, "Open for (days)": "0", "Ended (IST)": "" });
  expect(await auditEntries(db)).toContainEqual(
    expect.objectContaining({ action: "Offers Export" }),
  );
});

it("an extended offer no longer counts as ended, and the report reads no older offers", async () => {
  const { id } = await sentOffer(BOXES);
  await db.offer.update({ where: { id }, data: { state: "expired", endedAt: now() } });
  await extendOffer({ ...(await staff()), id, validUntil: dayName(later(30)) });
  expect(await db.offer.findUniqueOrThrow({ where: { id } })).toMatchObject({ endedAt: null });
  await db.$executeRaw`
    INSERT INTO "offers" ("id", "number", "state", "accessKey", "keyExpiresAt", "name", "endedAt", "updatedAt")
    SELECT gen_random_uuid(), 'OF-' || n, 'declined', 'key', now(), 'Asha Rao', '2019-01-01', now()
    FROM generate_series(1, 3000) n`;
  await db.$executeRaw`VACUUM ANALYZE "offers"`;
  const scans = (await readScans(url, () => readOutcomes(db))).flat();
  const offers = scans.filter(({ table }) => table === "offers");
  expect(offers.length).toBeGreaterThan(0);
  for (const { rows } of offers) expect(rows).toBeLessThanOrEqual(2);
});
