import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import type { PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { correctOrder } from "@/lib/fulfilment/corrections/correct-order";
import { acceptOffer } from "@/lib/offers/accept/accept-offer";
import { acceptOfferSchema } from "@/lib/offers/schemas";
import { requestApproval } from "@/lib/orders/approval-requests/request-approval";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { demandFor } from "@/lib/orders/approvals/quote-approval";
import { identifyCustomer } from "@/lib/orders/customer";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { PlaceOrderRequest } from "@/lib/orders/schemas";
import { deletePurchaseOrder, readPurchaseOrder } from "./purchase-order";
import { uploadPurchaseOrder } from "./upload-purchase-order";

const { db } = testDatabase();
const { givenRules, optionsOf, approve } = approvalSteps(db);
const { optionsFor } = orderSteps(db);
const folder = await mkdtemp(path.join(tmpdir(), "orders-"));
afterAll(() => rm(folder, { recursive: true }));

async function upload(content = "%PDF-1.7 order", strangerFrom: string | null = null) {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  await writeFile(at, content);
  const files = [{ name: "PO 77.pdf", path: at, bytes: content.length }];
  return (await uploadPurchaseOrder(db, { files, strangerFrom }))._id;
}

async function given(
  purchaseOrder: PurchaseOrderDemand,
  rules: Parameters<typeof givenRules>[0] = [],
) {
  const members = await givenRules(rules);
  await db.company.update({ where: { id: members.companyId }, data: { purchaseOrder } });
  const product = await givenProduct(db);
  const wish = { lines: [{ product: product.id, quantity: 1 }] };
  const options = async (requested: Pick<PlaceOrderRequest, "poNumber" | "purchaseOrder">) => {
    const plain = await optionsOf(members.buyer, wish);
    return { ...plain, request: { ...plain.request, ...requested } };
  };
  return { ...members, options };
}

const refusedAt = async (attempt: Promise<unknown>) => {
  const { code, details, message } = await readRefusal(attempt);
  return [code, Object.keys(details.fields ?? {}), message];
};

it.each([
  ["number", "poNumber", { poNumber: "PO-77" }],
  ["file", "purchaseOrder", {}],
] as const)(
  "an order of a company that demands the %s is refused without it",
  async (demand, field, with_) => {
    const { options, companyId } = await given(demand);
    const purchaseOrder = demand === "file" ? await upload() : undefined;
    const { name } = await db.company.findUniqueOrThrow({ where: { id: companyId } });
    const [code, fields, message] = await refusedAt(placeOrder(await options({})));
    expect([code, fields]).toEqual(["invalid_input", [field]]);
    expect(message).toContain(`${name} asks for`);
    const { id } = await placeOrder(await options({ ...with_, purchaseOrder }));
    expect(await db.purchaseOrder.count({ where: { orderId: id } })).toBe(
      demand === "file" ? 1 : 0,
    );
  },
);

it("applies when an offer is accepted, and to the request that its approvers get", async () => {
  const { buyer, approver, companyId, options } = await given("file", [
    { kind: "total", amount: 0 },
  ]);
  const { sentOffer, settings } = offerSteps(db);
  const { id, offer } = await sentOffer([LABEL]);
  await db.offer.update({
    where: { id },
    data: { userId: buyer.id, companyId, email: buyer.email },
  });
  const accepted = acceptOfferSchema.parse({
    version: 1,
    totalAmount: offer.versions[0]?.total,
    shippingAddress: POSTAL_ADDRESS,
  });
  const accept = async (purchaseOrder?: string) =>
    acceptOffer({
      db,
      id,
      request: { ...accepted, purchaseOrder },
      customer: await identifyCustomer(db, buyer.identity),
      actor: { userId: buyer.id, identifier: buyer.email, name: buyer.name },
      mayUseCredit: true,
      settings: await settings(),
      ipAddress: FROM,
    });
  expect((await refusedAt(accept())).slice(0, 2)).toEqual(["invalid_input", ["purchaseOrder"]]);
  expect(await readCode(accept(await upload()))).toBe("approval_required");

  const member = requireMember(buyer.identity);
  const ask = async (file?: string) =>
    requestApproval({ ...(await options({ purchaseOrder: file })), member });
  expect((await refusedAt(ask())).slice(0, 2)).toEqual(["invalid_input", ["purchaseOrder"]]);
  const file = await upload("%PDF-1.7 of the request");
  const { _id } = await ask(file);
  expect((await refusedAt(ask(file))).slice(0, 2)).toEqual(["invalid_input", ["purchaseOrder"]]);
  const placed = await approve(approver, _id);
  const { bytes } = await readPurchaseOrder(db, placed?.id ?? "");
  expect(Buffer.from(bytes).toString()).toBe("%PDF-1.7 of the request");
});

it("applies on approval when the company demanded it meanwhile", async () => {
  const { options, buyer, approver, companyId } = await given("none", [
    { kind: "total", amount: 0 },
  ]);
  const member = requireMember(buyer.identity);
  const { _id } = await requestApproval({ ...(await options({})), member });
  await db.company.update({ where: { id: companyId }, data: { purchaseOrder: "number" } });
  expect((await refusedAt(approve(approver, _id))).slice(0, 2)).toEqual([
    "invalid_input",
    ["poNumber"],
  ]);
});

it("is stored with the order and shown to staff, who may enter an order without it", async () => {
  const { options, buyer, companyId } = await given("file");
  expect(await demandFor(db, buyer.id)).toEqual({ purchaseOrder: "file" });
  expect(await demandFor(db, buyer.id, true)).toEqual({});
  const { id } = await placeOrder(
    await options({ poNumber: "PO-7", purchaseOrder: await upload() }),
  );
  const by = { actor: meera, ipAddress: FROM };
  expect(await readCode(deletePurchaseOrder({ db, orderId: id, ...by }))).toBe("invalid_input");
  await db.company.update({ where: { id: companyId }, data: { purchaseOrder: "number" } });
  const correct = (poNumber: string | null) =>
    correctOrder({ db, id, requested: { poNumber }, party: "customer", ...by });
  expect(await readCode(correct(null))).toBe("invalid_input");
  await correct("PO-8");
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({ poNumber: "PO-8" });
});

it("takes an uploaded file once, for one of two concurrent orders, and no file of another record", async () => {
  const product = await givenProduct(db);
  const wish = { lines: [{ product: product.id, quantity: 1 }] };
  const order = async (purchaseOrder: string) => {
    const options = await optionsFor(wish);
    return placeOrder({ ...options, request: { ...options.request, purchaseOrder } });
  };
  const file = await upload();
  const outcomes = await Promise.allSettled([order(file), order(file)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.order.count()).toBe(1);
  const old = await upload();
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await db.attachment.update({ where: { id: old }, data: { createdAt: yesterday } });
  for (const refused of [file, old, "0199c0de-0000-7000-8000-000000000001"]) {
    expect((await refusedAt(order(refused))).slice(0, 2)).toEqual([
      "invalid_input",
      ["purchaseOrder"],
    ]);
  }
  expect(await readCode(upload("<svg/>"))).toBe("unsupported_media_type");
  const stranger = "203.0.113.9";
  for (let n = 0; n < 5; n += 1) await upload("%PDF-1", stranger);
  expect(await readCode(upload("%PDF-1", stranger))).toBe("rate_limited");
});
