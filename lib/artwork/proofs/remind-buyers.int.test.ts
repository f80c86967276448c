import { expect, it } from "vitest";
import pg from "pg";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { SCHEDULES } from "@/lib/runtime/background/schedules";
import { remindBuyers } from "./remind-buyers";

const { db, url } = testDatabase();
const { mails } = orderDeskSteps(db);

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

const given = (line: object, order: object = {}) =>
  givenOrder(db, {
    proof: "account",
    emailProven: true,
    lines: {
      create: [
        { ...PRINTED_LINE, ...line },
        { ...PRINTED_LINE, ...line, position: 1 },
      ],
    },
    ...order,
  });

it("reminds twice, once for all lines of an order, and only buyers who are waited for", async () => {
  const silent = { stage: "proof_sent", stageSince: ago(30) };
  await given(silent);
  await given({ ...silent, stage: "changes_asked" });
  await given(silent, { status: "Cancelled" });
  await given(silent, { proof: null });
  await given({ stageSince: ago(0) });
  const pool = new pg.Pool({ connectionString: url });
  expect(await SCHEDULES.proofs.isDue(pool)).toBe(true);
  const runs = await Promise.all([remindBuyers(db), remindBuyers(db)]);
  expect(runs.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
  await remindBuyers(db);
  expect(await remindBuyers(db)).toBe(0);
  expect(await mails()).toEqual(["proof-reminder", "proof-reminder"]);
  expect(await SCHEDULES.proofs.isDue(pool)).toBe(false);
  await pool.end();
});
