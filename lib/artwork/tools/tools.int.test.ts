import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { createTool } from "./create-tool";
import { listTools } from "./queries";
import { newToolSchema, updateToolSchema } from "./schemas";
import { updateTool } from "./update-tool";

const { db } = testDatabase();
const by = { db, actor: meera, ipAddress: FROM };

const create = (request: object) =>
  createTool({ ...by, request: newToolSchema.parse({ number: "D-1", kind: "die", ...request }) });
const update = (id: string, request: object) =>
  updateTool({ ...by, id, request: updateToolSchema.parse(request) });

it("stores tools by number, and refuses a duplicate number", async () => {
  const tool = await create({
    size: "230 × 155 × 70",
    owner: "Rao Foods",
    keepUntil: "2028-12-31",
  });
  expect(tool).toMatchObject({ number: "D-1", kind: "die", keepUntil: "2028-12-31", paidBy: null });
  await expect(create({})).rejects.toMatchObject({ details: { fields: { number: /D-1/ } } });
  await create({ number: "P-2", kind: "plate" });
  const { items } = await listTools(db, { limit: 10, q: "rao" });
  expect(items.map(({ number }) => number)).toEqual(["D-1"]);
  expect((await listTools(db, { limit: 1 })).total).toBe(2);
});

it("changes only the sent fields, and none that another user changed since", async () => {
  const { _id, updatedAt } = await create({ owner: "Rao Foods" });
  const changed = await update("D-1", { keepUntil: "2029-01-31", updatedAt });
  expect(changed).toMatchObject({ _id, owner: "Rao Foods", keepUntil: "2029-01-31" });
  expect(await update(_id, { keepUntil: "" })).toMatchObject({ keepUntil: null });
  await expect(update(_id, { size: "A4", updatedAt })).rejects.toMatchObject({
    code: "edit_conflict",
  });
  await expect(update("D-9", { size: "A4" })).rejects.toMatchObject({ code: "not_found" });
  const product = "0199c0de-0000-7000-8000-000000000001";
  await expect(update(_id, { product })).rejects.toMatchObject({ code: "invalid_input" });
});
