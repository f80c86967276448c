import { afterEach, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { connect } from "@/lib/db/client";
import type { Mail } from "@/lib/messaging/queue/mail";
import { composeMail } from "@/lib/runtime/mails/compose";
import { remindOfStandingOrders } from "./remind-of-standing-orders";
import { newListSchema } from "./schemas";
import { createList, skipTurn, recordTurn, updateList } from "./write-lists";

const database = testDatabase();
const { db } = database;
const { givenCompany } = companySteps(db);
const { giveList } = priceListSteps(db);

const ipAddress = "127.0.0.1";
/** Half past ten in India. */
const TODAY = new Date("2026-11-28T05:00:00Z");

type Member = Awaited<ReturnType<typeof givenCompany>>["members"]["owner"];
const writer = ({ identity: { account } }: Member) => ({ db, account, ipAddress });

afterEach(() => vi.useRealTimers());

/** A company's list of two packs at ₹450, due every four weeks from today. */
async function givenStanding(nextOn = "2026-11-28", everyWeeks = 4) {
  vi.useFakeTimers({ toFake: ["Date"], now: TODAY });
  const company = await givenCompany();
  const { buyer } = company.members;
  const { id: product } = await givenProduct(db, { name: "Ripple cup" });
  const requested = { name: "Every month", company: true, items: [{ product, quantity: 2 }] };
  const { _id: id } = await createList(writer(buyer), newListSchema.parse(requested));
  await updateList(writer(buyer), id, { everyWeeks, nextOn });
  return { companyId: company.id, members: company.members, id, product };
}

const queued = async () => {
  const rows = await db.$queryRaw<{ data: Mail }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'template' = 'standing-order'
    ORDER BY created_on`;
  return rows.map(({ data }) => data);
};

const written = (mail: Mail) =>
  composeMail(db, { mail, queuedAt: TODAY }, { appUrl: "https://shop.example.com" });

const standing = async (id: string) => {
  const row = await db.savedList.findUniqueOrThrow({ where: { id } });
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
  return { nextOn: day(row.nextOn), askedOn: day(row.askedOn), paused: row.paused };
};

it("asks once on its day, even with two concurrent workers, and mails the price to its keeper", async () => {
  const { id, product, members, companyId } = await givenStanding();
  await giveList(companyId, {
    rows: [{ product, tiers: [{ from: 1, price: 400 }] }],
  });
  const other = connect(database.url, 2);
  const requested = await Promise.all([
    remindOfStandingOrders(db, TODAY),
    remindOfStandingOrders(other, TODAY),
  ]);
  await other.$disconnect();
  expect(requested.toSorted()).toEqual([0, 1]);
  expect(await remindOfStandingOrders(db, TODAY)).toBe(0);
  expect(await standing(id)).toEqual({
    nextOn: "2026-12-26",
    askedOn: "2026-11-28",
    paused: false,
  });
  const mails = await queued();
  expect(mails).toEqual([{ template: "standing-order", listId: id, readerId: members.buyer.id }]);
  const entries = await auditEntries(db);
  expect(entries.filter(({ action }) => action === "Standing Order Requested")).toHaveLength(1);
  const [mail] = await Promise.all(mails.map(written));
  expect(mail?.to.address).toBe(members.buyer.email);
  expect(mail?.text).toContain("2 packs of Ripple cup: ₹800.00");
  expect(mail?.text).toContain(`https://shop.example.com/dashboard?list=${id}`);
  expect(mail?.text).toContain("26 December 2026");
  expect(await db.order.count()).toBe(0);
});

it("is not mailed to an unverified address", async () => {
  const { id, members } = await givenStanding();
  await db.savedList.update({ where: { id }, data: { name: "Locked: pay at evil.example" } });
  await db.user.update({ where: { id: members.buyer.id }, data: { emailVerifiedAt: null } });
  await remindOfStandingOrders(db, TODAY);
  const [mail] = await Promise.all((await queued()).map(written));
  expect(mail?.subject).toBe("Order “your list” again?");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});

it("starts its day at midnight in India, and asks nothing before it, while paused, or after its end", async () => {
  const { id, members } = await givenStanding("2026-12-01", 1);
  expect(await remindOfStandingOrders(db, new Date("2026-11-30T18:29:59Z"))).toBe(0);
  await updateList(writer(members.owner), id, { paused: true });
  expect(await remindOfStandingOrders(db, new Date("2026-11-30T18:30:00Z"))).toBe(0);
  vi.setSystemTime(new Date("2026-12-10T05:00:00Z"));
  await updateList(writer(members.owner), id, { paused: false });
  expect(await standing(id)).toMatchObject({ nextOn: "2026-12-15", paused: false });
  await updateList(writer(members.owner), id, { everyWeeks: null });
  expect(await remindOfStandingOrders(db, new Date("2027-06-01T05:00:00Z"))).toBe(0);
  expect(await standing(id)).toEqual({ nextOn: null, askedOn: null, paused: false });
  expect(await queued()).toEqual([]);
});

it("is moved to the cart or skipped, and then sends no email", async () => {
  const { id, members } = await givenStanding();
  await remindOfStandingOrders(db, TODAY);
  const [mail] = await queued();
  expect(await recordTurn(writer(members.viewer), id)).toMatchObject({ askedOn: "2026-11-28" });
  expect(await recordTurn(writer(members.owner), id)).toMatchObject({ askedOn: null });
  expect(mail && (await written(mail))).toBeUndefined();
  expect(await skipTurn(writer(members.owner), id)).toMatchObject({ nextOn: "2027-01-23" });
  await remindOfStandingOrders(db, new Date("2027-01-23T05:00:00Z"));
  expect(await skipTurn(writer(members.owner), id)).toMatchObject({
    askedOn: null,
    nextOn: "2027-02-20",
  });
});

it("refuses a day in the past or beyond a year", async () => {
  const { id, members } = await givenStanding();
  for (const nextOn of ["2026-11-27", "2027-11-28"]) {
    await expect(updateList(writer(members.buyer), id, { nextOn })).rejects.toMatchObject({
      code: "invalid_input",
    });
  }
  expect(await updateList(writer(members.buyer), id, { everyWeeks: 2 })).toMatchObject({
    nextOn: "2026-12-12",
    keeper: members.buyer.name,
  });
});

it("asks an owner once its keeper left or may not order, and nobody who cannot see it", async () => {
  const { id, members } = await givenStanding();
  await db.companyMember.update({ where: { userId: members.buyer.id }, data: { role: "viewer" } });
  await remindOfStandingOrders(db, TODAY);
  const [mail] = await queued();
  expect(mail).toMatchObject({ readerId: members.owner.id });
  await db.companyMember.deleteMany({ where: { userId: members.owner.id } });
  expect(mail && (await written(mail))).toBeUndefined();
  await remindOfStandingOrders(db, new Date("2026-12-26T05:00:00Z"));
  expect(await queued()).toHaveLength(1);
  expect(await standing(id)).toMatchObject({ paused: true });
});
