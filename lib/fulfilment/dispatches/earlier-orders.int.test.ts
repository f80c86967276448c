import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { paperSteps } from "@/e2e/steps/paper-steps";
import { testDatabase } from "@/e2e/support/database";
import { paperFile } from "@/lib/documents/pdf/paper-file";
import { requireOrders } from "@/lib/orders/read/require-order";

const { db } = testDatabase();
const { shown } = dispatchSteps(db);
const { advance, givenStockedOrder } = orderDeskSteps(db);
const { credit } = paperSteps(db);

const [migration = ""] = globSync("prisma/migrations/*_dispatches/migration.sql");
const takesOver = readFileSync(migration, "utf8").split("-- What was shipped before")[1] ?? "";

/** Every document of an order, as a customer downloads it. */
async function readPapers(id: string): Promise<Buffer[]> {
  const [order] = await requireOrders(db, [id]);
  if (!order) throw new Error("There is no such order.");
  const ids = ["proforma", ...order.papers.map((paper) => paper.id)];
  return Promise.all(ids.map(async (paper) => (await paperFile(db, { order, paper })).content));
}

it("takes over an order that was shipped before as one dispatch, and changes no document", async () => {
  const { id } = await givenStockedOrder({ status: "Processing" });
  await advance(id, { status: "Shipped", tracking: TRACKING });
  await credit(id, { kind: "amount", paise: 5000 });
  // As an earlier version left it.
  await db.orderDispatch.deleteMany({ where: { orderId: id } });
  const before = { papers: await readPapers(id), order: await shown(id) };
  expect(before.papers).toHaveLength(3);
  for (const statement of takesOver.split(";\n").slice(0, 2)) {
    await db.$executeRawUnsafe(statement.replace(/^.*?INSERT/s, "INSERT"));
  }
  const { dispatches, ...order } = await shown(id);
  expect(dispatches).toMatchObject([
    {
      lines: [{ line: order.products[0]?._id, quantity: 2 }],
      carrier: "Delhivery",
      number: "DL-42",
      url: TRACKING.url,
      at: order.history.at(-1)?.at,
      invoice: { number: order.documents[1]?.number },
    },
  ]);
  expect({ ...order, dispatches: [] }).toEqual(before.order);
  expect(await readPapers(id)).toEqual(before.papers);
});
