import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { readQueries } from "@/e2e/query-plans/query-count";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { queueMail } from "./queue";

const { db, url } = testDatabase();
const orderId = "0199c0de-0000-7000-8000-000000000001";

const queued = () =>
  db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'mail'`;

describe("the mail queue", () => {
  it("queues mails with the commit, containing only ids", async () => {
    await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
    expect(await queued()).toEqual([{ data: { template: "order-confirmation", orderId } }]);
  });

  it("drops them with the rollback", async () => {
    const failing = db.$transaction(async (tx) => {
      await queueMail(tx, { template: "order-confirmation", orderId });
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await queued()).toEqual([]);
  });

  it("needs one statement per transaction for all mails to verified addresses", async () => {
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

  it("keeps waiting mails when it is prepared again", async () => {
    await db.$transaction((tx) => queueMail(tx, { template: "new-order", orderId }));
    await prepareQueues(url);
    expect(await queued()).toHaveLength(1);
  });
});
