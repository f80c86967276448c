import { expect, it } from "vitest";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { asha } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { listProofs } from "@/lib/artwork/proofs/queries";
import { requireProof } from "@/lib/artwork/require-proof";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { correct, correctLines, approve, readOrder } = correctionSteps(db);

const OPTION = { name: "Offset", sides: 1, maxColours: 4, minPieces: 1, leadDays: null };

/** An order of a printed box with an approved proof, and a plain bag. */
async function givenApproved() {
  const printOptions = [{ ...OPTION, tool: null, setupFeePaise: 50_000, tiers: [] }];
  const { id: product } = await givenProduct(db, { printOptions });
  const { id: plain } = await givenProduct(db, { name: "Bag" });
  const print = { option: "Offset", sides: 1, colours: 2 };
  const lines = [
    { product, quantity: 2, print },
    { product: plain, quantity: 1 },
  ];
  const { id } = await order({ lines, proven: true, email: asha.identifier });
  const [printed, , bag] = (await readOrder(id)).lines;
  const line = printed?.id ?? "";
  return { id, line, bag: bag?.id ?? "", product, proof: await approve(id, line) };
}

it("keeps its approval at another quantity", async () => {
  const { id, line, proof } = await givenApproved();
  await correctLines(id, [{ line, quantity: 5 }]);
  const [printed] = (await readOrder(id)).lines;
  expect(printed).toMatchObject({ quantity: 5, stage: "approved" });
  expect(await listProofs(db, { orderId: id })).toMatchObject([{ _id: proof, state: "approved" }]);
});

it("leaves its buyer address, PO number and note until production begins", async () => {
  const { id } = await givenApproved();
  const asked = { poNumber: "PO-77" };
  await correct(id, { requested: asked, party: "customer", actor: asha });
  expect((await readOrder(id)).billing.poNumber).toBe("PO-77");
});

it("is removed with its approval, which stays as evidence without being shown", async () => {
  const { id, line, product, proof } = await givenApproved();
  const approved = await db.proofApproval.findUniqueOrThrow({ where: { proofId: proof } });
  expect((await readOrder(id)).cancellable).toBe(false);
  await correctLines(id, [{ line, quantity: 0 }]);
  const after = await readOrder(id);
  expect(after.lines.map(({ name }) => name)).toEqual(["Bag"]);
  expect(after.history.at(-1)?.changes?.slice(0, 2)).toMatchObject([
    { what: "removed" },
    { what: "withdrawn" },
  ]);
  const messages = await db.contactMessage.findMany({ where: { orderId: id } });
  expect(messages.at(-1)?.message).toContain(
    "The approved proof of Kraft mailer box was withdrawn",
  );
  expect(await db.proofApproval.findUniqueOrThrow({ where: { proofId: proof } })).toEqual(approved);
  expect(await listProofs(db, { orderId: id })).toEqual([]);
  const { accessKey: key } = await db.order.findUniqueOrThrow({ where: { id } });
  const seen = requireProof(db, proof, { identity: { state: "visitor" }, key });
  expect((await readRefusal(seen)).code).toBe("not_found");
  const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: product } });
  expect(stockCount).toBe(100);
  // Its buyer may change the order again.
  expect(after.cancellable).toBe(true);
});

it("is removed with its unapproved proofs", async () => {
  const { id, bag } = await givenApproved();
  const [printed] = (await readOrder(id)).lines;
  await db.proof.create({
    data: {
      orderLineId: bag,
      n: 1,
      sha256: "1".repeat(64),
      name: "2.pdf",
      storage: "disk",
      key: "proofs/2",
      pages: 1,
      by: "Meera Nair",
    },
  });
  await correctLines(id, [{ line: bag, quantity: 0 }]);
  expect(await db.proof.findMany({ select: { orderLineId: true } })).toEqual([
    { orderLineId: printed?.id },
  ]);
});

it("stays unchanged while in production", async () => {
  const { id, line } = await givenApproved();
  await db.order.update({ where: { id }, data: { status: "Processing" } });
  await db.orderLine.update({ where: { id: line }, data: { productionStep: "printing" } });
  const { code } = await readRefusal(correctLines(id, [{ line, quantity: 0 }]));
  expect(code).toBe("in_production");
});
