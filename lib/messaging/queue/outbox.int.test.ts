import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { leaveJobs, relayOutbox } from "./outbox";
import { sendJobs } from "./send-jobs";

const { db } = testDatabase();
const orderId = "0199c0de-0000-7000-8000-000000000001";
const MAIL = { template: "new-order" as const, orderId };
const MAILS = [MAIL, { template: "order-confirmation" as const, orderId }];

/** A statement that contains its jobs, like that of an order. */
const place = (isFree: boolean) => db.$executeRaw`
  WITH "free" AS (SELECT WHERE ${isFree}), "jobs" AS (${leaveJobs("mail", MAILS, "free")}) SELECT`;

const listJobs = () => db.$queryRaw<{ id: string; data: unknown; keeps: string }[]>`
  SELECT id, data, to_jsonb(j) - '{id,data,created_on,start_after,keep_until}'::text[] AS keeps
  FROM pgboss.job j WHERE name = 'mail' ORDER BY data->>'template'`;

it("jobs left by a statement are sent once, under their own ids, by the first relay", async () => {
  await place(true);
  const left = await db.outboxJob.findMany({ orderBy: { id: "asc" } });
  const counts = await Promise.all([relayOutbox(db), relayOutbox(db), relayOutbox(db)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(await relayOutbox(db)).toBe(0);
  const jobs = await listJobs();
  expect(jobs.map(({ data }) => data)).toEqual(MAILS);
  expect(jobs.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => id));
});

it("a statement without effect leaves nothing", async () => {
  await place(false);
  expect(await db.outboxJob.count()).toBe(0);
});

it("a relayed job has the options of its queue, like a sent one", async () => {
  await place(true);
  await relayOutbox(db);
  await db.$transaction((tx) => sendJobs(tx, "mail", [{ data: MAIL }]));
  const [first, second] = (await listJobs()).map(({ keeps }) => keeps);
  expect(first).toEqual(second);
});

it("a job with a used id is refused with its transaction", async () => {
  await place(true);
  const [left] = await db.outboxJob.findMany({ take: 1, select: { id: true } });
  await relayOutbox(db);
  const again = db.$transaction((tx) => sendJobs(tx, "mail", [{ id: left?.id, data: MAIL }]));
  await expect(again).rejects.toThrow("Jobs were not taken by the queue mail.");
});
