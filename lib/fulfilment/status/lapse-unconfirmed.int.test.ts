import { describe, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { log } from "@/lib/base/log";
import { lapseUnconfirmed } from "./lapse-unconfirmed";

const { db } = testDatabase();
const { givenStockedOrder, stockOf, mails, historyOf } = orderDeskSteps(db);

const HOUR_MS = 60 * 60 * 1000;
const placedAt = new Date("2026-11-21T06:00:00Z");
const hoursLater = (hours: number) => new Date(placedAt.getTime() + hours * HOUR_MS);
const run = (hours: number) => lapseUnconfirmed(db, hoursLater(hours));
const readStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;

describe("unconfirmed orders", () => {
  it("stay until the owner enables expiry", async () => {
    const { id } = await givenOrder(db, { createdAt: placedAt });
    expect(await run(10_000)).toEqual({ reminded: 0, cancelled: 0, changedProducts: [] });
    expect(await readStatus(id)).toBe("Pending");
    expect(await mails()).toEqual([]);
  });

  it("get a reminder halfway and are cancelled at the end, once each, and their stock returns", async () => {
    await givenSetting(db, "unprovenOrderHours", "24");
    const { id, productId } = await givenStockedOrder({ createdAt: placedAt, proof: null });
    expect(await run(11)).toMatchObject({ reminded: 0, cancelled: 0 });
    await Promise.all([run(12), run(12)]);
    expect(await run(23)).toMatchObject({ reminded: 0, cancelled: 0 });
    expect(await mails()).toEqual(["order-unconfirmed"]);
    const both = await Promise.all([run(24), run(24)]);
    expect(both.flatMap(({ changedProducts }) => changedProducts)).toEqual([productId]);
    expect(await readStatus(id)).toBe("Cancelled");
    expect(await stockOf(productId)).toBe(7);
    expect(await mails()).toEqual(["order-unconfirmed", "order-cancelled"]);
    expect(await historyOf(id)).toEqual(["Pending Asha Verma", "Cancelled System"]);
    const entries = await auditEntries(db);
    expect(entries).toMatchObject([
      { action: "Order Reminder Created", actor: "system" },
      { action: "Order Cancelled", actor: "system" },
    ]);
    expect(await run(48)).toMatchObject({ reminded: 0, cancelled: 0 });
  });

  it("are cancelled even if another one cannot be", async () => {
    await givenSetting(db, "unprovenOrderHours", "24");
    const stuck = await givenStockedOrder({ createdAt: placedAt, proof: null });
    const { id, productId } = await givenStockedOrder({ createdAt: placedAt, proof: null });
    await run(12);
    await db.$executeRawUnsafe(
      `ALTER TABLE "orders" ADD CONSTRAINT "stuck" CHECK ("id" <> '${stuck.id}' OR "status" <> 'Cancelled')`,
    );
    const error = vi.spyOn(log, "error").mockReturnValue(undefined);
    expect(await run(24)).toEqual({ reminded: 0, cancelled: 1, changedProducts: [productId] });
    await db.$executeRaw`ALTER TABLE "orders" DROP CONSTRAINT "stuck"`;
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
    expect(await readStatus(id)).toBe("Cancelled");
    expect(await readStatus(stuck.id)).toBe("Pending");
  });

  it("get the reminder half their time before, however old they are when the setting is enabled", async () => {
    const { id } = await givenOrder(db, { createdAt: placedAt });
    await givenSetting(db, "unprovenOrderHours", "24");
    expect(await run(500)).toMatchObject({ reminded: 1, cancelled: 0 });
    expect(await run(511)).toMatchObject({ reminded: 0, cancelled: 0 });
    expect(await run(512)).toMatchObject({ cancelled: 1 });
    expect(await readStatus(id)).toBe("Cancelled");
  });

  it.each([
    ["confirmed", { proof: "link" }],
    ["accepted", { proof: "owner" }],
    ["in production", { status: "Processing" }],
  ] as const)("that were %s after the reminder stay", async (_how, data) => {
    await givenSetting(db, "unprovenOrderHours", "24");
    const { id } = await givenOrder(db, { createdAt: placedAt });
    await run(12);
    await db.order.update({ where: { id }, data });
    expect(await run(30)).toMatchObject({ cancelled: 0 });
    expect(await readStatus(id)).not.toBe("Cancelled");
  });
});
