import { describe, expect, it } from "vitest";
import { noteSent } from "@/lib/messaging/email/worker";
import { queueMail } from "@/lib/messaging/email/queue";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { listOrderMails, resendOrderMail } from "./order-mails";

const { db } = testDatabase();

const JOB = "0199c0de-0000-7000-8000-00000000000a";
const QUEUED = new Date("2026-11-20T06:00:00Z");
const resend = (id: string, template: "order-confirmation" | "order-delivered") =>
  resendOrderMail({
    db,
    id,
    template,
    ipAddress: "127.0.0.1",
    actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
  });
const states = async (id: string) =>
  (await listOrderMails(db, id)).map(({ template, state }) => `${template} ${state}`);

describe("the mails about an order", () => {
  it("are listed while queued, when sent, and when failed", async () => {
    const order = await givenOrder(db);
    await db.$transaction((tx) =>
      queueMail(tx, { template: "order-confirmation", orderId: order.id }),
    );
    expect(await states(order.id)).toEqual(["order-confirmation queued"]);
    await db.$executeRaw`
      INSERT INTO pgboss.job (name, data)
      VALUES ('mail-failed', jsonb_build_object('template', 'new-order', 'orderId', ${order.id}::text))`;
    await noteSent(db, {
      id: JOB,
      queuedAt: QUEUED,
      mail: { template: "order-shipped", orderId: order.id },
    });
    expect((await states(order.orderId)).sort()).toEqual([
      "new-order failed",
      "order-confirmation queued",
      "order-shipped sent",
    ]);
  });

  it("lists each sent mail once, and none unrelated to an order", async () => {
    const order = await givenOrder(db);
    const left = { id: JOB, queuedAt: QUEUED };
    const mail = { template: "order-shipped", orderId: order.id } as const;
    await noteSent(db, { ...left, mail });
    await noteSent(db, { ...left, mail });
    await noteSent(db, { ...left, mail: { template: "password-changed", userId: order.id } });
    expect(await db.sentMail.count()).toBe(1);
  });

  it("can be sent again if the customer had them before, with an audit row", async () => {
    const order = await givenOrder(db);
    expect(await readCode(resend(order.id, "order-delivered"))).toBe("invalid_input");
    await noteSent(db, {
      id: JOB,
      queuedAt: QUEUED,
      mail: { template: "order-confirmation", orderId: order.id },
    });
    const mails = await resend(order.id, "order-confirmation");
    expect(mails.map(({ state }) => state).sort()).toEqual(["queued", "sent"]);
    expect(await auditEntries(db, { action: "Order Mail Created" })).toMatchObject([
      { type: "order", details: { order: order.id, template: "order-confirmation" } },
    ]);
  });

  it("of an unknown order are not found", async () => {
    expect(await readCode(listOrderMails(db, JOB))).toBe("not_found");
  });
});
