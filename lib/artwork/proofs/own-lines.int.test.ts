import { expect, it } from "vitest";
import { givenOrder, givenUser, PRINTED_LINE } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { listOwnLines } from "./queries";
import { ownLinesQuerySchema } from "./schemas";

const { db } = testDatabase();

it("lists an account's printed lines, newest first, and those that wait for it", async () => {
  const { id: userId } = await givenUser(db);
  const { id: other } = await givenUser(db, { email: "other@example.com" });
  const given = (name: string, line: object, order: object = {}) =>
    givenOrder(db, { userId, ...order, lines: { create: { ...PRINTED_LINE, name, ...line } } });
  await given("First", { stage: "needs_artwork" });
  await givenOrder(db, { userId });
  await given("Cancelled", { stage: "proof_sent" }, { status: "Cancelled" });
  await given("Other's", { stage: "needs_artwork" }, { userId: other });
  await given("Last", { stage: "approved" });
  const names = async (query: object = {}) => {
    const { items } = await listOwnLines(
      db,
      { id: userId, membership: null },
      ownLinesQuerySchema.parse(query),
    );
    return items.map(({ name }) => name);
  };
  expect(await names()).toEqual(["Last", "Cancelled", "First"]);
  expect(await names({ open: "yes" })).toEqual(["First"]);
  const first = await listOwnLines(
    db,
    { id: userId, membership: null },
    ownLinesQuerySchema.parse({ limit: 2 }),
  );
  expect(first.items.map(({ name }) => name)).toEqual(["Last", "Cancelled"]);
  const { cursor } = ownLinesQuerySchema.parse({ cursor: first.nextCursor ?? undefined });
  expect(await names({ limit: 2, cursor })).toEqual(["First"]);
});
