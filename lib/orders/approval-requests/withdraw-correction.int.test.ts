import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { approvalSteps, type GivenMember } from "@/e2e/steps/company/approval-steps";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { requireMember } from "./members-requests";
import { readRequestedFile } from "./purchase-order";
import { readApproval } from "./queries";
import { putPurchaseOrder } from "../purchase-order/purchase-order";
import { findOrder } from "../read/queries";
import { withdrawCorrection } from "./withdraw-correction";

const { db } = testDatabase();
const { correctLines, readOrder } = correctionSteps(db);
const { givenRules, order: orderAs, approve } = approvalSteps(db);

const STAFF = { userId: null, identifier: "owner@example.com", name: "Owner" };
const PDF = "%PDF-1.7 PO-2211";

async function given() {
  const company = await givenRules([{ kind: "total", amount: 3000 }]);
  const { id: product } = await givenProduct(db, { stockCount: 40 });
  const { id } = await orderAs(company.buyer, { lines: [{ product, quantity: 4 }] });
  const [line] = (await readOrder(id)).lines;
  await readRefusal(correctLines(id, [{ line: line?.id ?? "", quantity: 8 }]));
  const { accessKey } = await db.order.findUniqueOrThrow({ where: { id } });
  const see = async ({ identity }: GivenMember) => (await findOrder(db, id, { identity }))?.waiting;
  return { ...company, id, accessKey, see };
}

it("shows its changes and approvers, but not to a holder of the order's key alone", async () => {
  const { id, accessKey, see, buyer, approver, owner } = await given();
  const requested = await see(approver);
  expect(requested).toMatchObject({
    own: false,
    approvals: 1,
    changes: [{ what: "quantity", before: "4 packs", after: "8 packs" }, { what: "total" }],
  });
  const names = [owner, approver].map(({ identity }) => identity.account.name);
  expect(requested?.approvers.toSorted()).toEqual(names.toSorted());
  expect(await see(buyer)).toEqual({ ...requested, own: true });
  const byKey = await findOrder(db, id, { identity: { state: "visitor" }, key: accessKey });
  expect(byKey).toMatchObject({ id });
  expect(byKey?.waiting).toBeUndefined();
});

it("can be withdrawn once by the shop, and not approved afterwards", async () => {
  const { id, see, buyer, approver } = await given();
  const { request = "" } = (await see(buyer)) ?? {};
  await withdrawCorrection({ db, id, actor: STAFF });
  expect(await see(buyer)).toBeUndefined();
  expect((await readRefusal(approve(approver, request))).code).toBe("request_closed");
  const again = await readRefusal(withdrawCorrection({ db, id, actor: STAFF }));
  expect(again.code).toBe("request_closed");
  const [row] = await db.auditLog.findMany({ where: { action: "Approval Withdrawn" } });
  const { orderId } = await readOrder(id);
  expect(row).toMatchObject({ actorName: "Owner", details: { order: orderId } });
});

const mails = (template: string) =>
  db.$queryRaw<{ readerId: string }[]>`
    SELECT data->>'readerId' AS "readerId" FROM pgboss.job
    WHERE name = 'mail' AND data->>'template' = ${template}`;

it.each(["customer", "shop"] as const)(
  "closes once the %s cancels its order, and the other side is notified",
  async (party) => {
    const { id, see, buyer, owner, approver } = await given();
    const { request = "" } = (await see(buyer)) ?? {};
    const actor = party === "shop" ? STAFF : { ...STAFF, userId: buyer.id, name: "Asha" };
    await cancelOrder({ db, order: { id }, party, actor, ipAddress: "127.0.0.1" });
    expect((await readRefusal(approve(approver, request))).code).toBe("request_closed");
    const { state } = await db.approvalRequest.findUniqueOrThrow({ where: { id: request } });
    expect(state).toBe("withdrawn");
    const told = (await mails("approval-withdrawn")).map(({ readerId }) => readerId);
    expect(told).toEqual(expect.arrayContaining([owner.id, approver.id]));
    const [message] = await db.contactMessage.findMany({ where: { orderId: id, writtenBy: null } });
    if (party === "customer") expect(message?.message).toContain("waited for their company");
    else expect(message).toBeUndefined();
  },
);

it("gives its approvers the order's purchase order, and no other company", async () => {
  const { id, see, approver } = await given();
  const { request = "" } = (await see(approver)) ?? {};
  const member = requireMember(approver.identity);
  expect((await readApproval(db, member, request)).purchaseOrder).toBeUndefined();
  expect((await readRefusal(readRequestedFile(db, member, request))).code).toBe("not_found");
  const file = path.join(await mkdtemp(path.join(tmpdir(), "files-")), "PO-2211.pdf");
  await writeFile(file, PDF);
  const files = [{ name: "PO-2211.pdf", path: file, bytes: PDF.length }];
  await putPurchaseOrder({ db, orderId: id, files, actor: STAFF, ipAddress: "127.0.0.1" });
  expect((await readApproval(db, member, request)).purchaseOrder).toEqual({
    name: "PO-2211.pdf",
    url: `/api/approvals/${request}/purchase-order`,
  });
  const { bytes } = await readRequestedFile(db, member, request);
  expect(Buffer.from(bytes).toString()).toBe(PDF);
  const { owner: elsewhere } = await givenRules([]);
  const other = requireMember(elsewhere.identity);
  expect((await readRefusal(readRequestedFile(db, other, request))).code).toBe("not_found");
});
