import { PgBoss } from "pg-boss";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { readQueries } from "@/e2e/query-plans/query-count";
import { prepareQueue, queueMail } from "./queue";
import { MAIL_QUEUE } from "./queue-names";

const { db, url } = testDatabase();
const orderId = "0199c0de-0000-7000-8000-000000000001";

const queued = () =>
  db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'mail'`;

/** Returns the waiting jobs, without the columns that differ from one job to the next. */
const waiting = () => db.$queryRaw<{ job: Record<string, unknown> }[]>`
  SELECT to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[]
         || jsonb_build_object('kept', keep_until - start_after) AS job
  FROM pgboss.job j WHERE name = 'mail'`;

describe("the mail queue", () => {
  it("takes mails with the commit, and of them nothing but ids", async () => {
    await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
    expect(await queued()).toEqual([{ data: { template: "order-confirmation", orderId } }]);
  });

  it("forgets them with the rollback", async () => {
    const failing = db.$transaction(async (tx) => {
      await queueMail(tx, { template: "order-confirmation", orderId });
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await queued()).toEqual([]);
  });

  it("costs a transaction one statement for all its mails to people who are known", async () => {
    await db.$transaction(async (tx) => {
      const statements = await readQueries(() =>
        queueMail(
          tx,
          { template: "order-processing", orderId },
          { template: "new-order", orderId },
        ),
      );
      expect(statements).toHaveLength(1);
    });
    expect(await queued()).toHaveLength(2);
  });

  it("takes a mail as pg-boss itself would", async () => {
    await db.$transaction((tx) => queueMail(tx, { template: "new-order", orderId }));
    const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await boss.start();
    await boss.send(MAIL_QUEUE, { template: "new-order", orderId });
    await boss.stop();
    const [ours, theirs] = await waiting();
    expect(ours).toEqual(theirs);
  });

  it("leaves its waiting mails alone when it is prepared again", async () => {
    await db.$transaction((tx) => queueMail(tx, { template: "new-order", orderId }));
    await prepareQueue(url);
    expect(await queued()).toHaveLength(1);
  });
});
