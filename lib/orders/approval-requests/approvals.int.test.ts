import { describe, expect, it } from "vitest";
import { deleteUserAccount } from "@/e2e/steps/account-steps";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { exportAccount } from "@/lib/account-life/export-account";
import { identifyCustomer } from "@/lib/orders/customer";
import { placeOrder } from "../place/place-order";
import { orderAnswer } from "../read/order-answer";
import { requireOrders } from "../read/require-order";
import { writeCompanyRules } from "./write-rules";
import { lapseRequests } from "./close-request";
import { requireMember } from "./members-requests";
import { listApprovals, readApproval } from "./queries";
import { getExpiry } from "./states";

const { db } = testDatabase();
const { givenRules, order, ask, approve, reject, withdraw, optionsOf } = approvalSteps(db);
const { optionsFor } = orderSteps(db);

/** Two packs at ₹450, with shipping and tax ₹1,122. */
const wishFor = (product: string, quantity = 2) => ({ lines: [{ product, quantity }] });
const TOTAL = { kind: "total", amount: 1000 } as const;

const readEvents = async () =>
  (await db.auditLog.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

describe("an order that a rule catches", () => {
  it("is refused with the rule's text, becomes a request, and is placed in the requester's name", async () => {
    const { buyer, approver, companyId } = await givenRules([TOTAL]);
    const { id: product } = await givenProduct(db, { stockCount: 5 });
    const refusal = await readRefusal(order(buyer, wishFor(product)));
    const rules = [{ kind: "total", words: "The total is above ₹1,000." }];
    expect(refusal).toMatchObject({ code: "approval_required", details: { extra: { rules } } });
    const request = await ask(buyer, { ...wishFor(product), key: "once" });
    expect(request).toMatchObject({
      state: "waiting",
      askedBy: buyer.name,
      totalAmount: 1122,
      rules,
      own: true,
      decidable: false,
      products: [{ product, quantity: 2, lineTotal: 900 }],
    });
    expect(await ask(buyer, { ...wishFor(product), key: "once" })).toEqual(request);
    expect(await db.product.findMany()).toMatchObject([{ stockCount: 5 }]);
    const placed = await approve(approver, request._id);
    expect(await db.order.findMany()).toMatchObject([
      { id: placed?.id, userId: buyer.id, companyId, email: buyer.email, totalPaise: 1122_00n },
    ]);
    expect(await db.product.findMany()).toMatchObject([{ stockCount: 3 }]);
    const [read] = await requireOrders(db, [placed?.id ?? ""]);
    expect(read && orderAnswer(read)).toMatchObject({
      approval: { askedBy: buyer.name, approvedBy: approver.name },
    });
    expect(await readApproval(db, requireMember(buyer.identity), request._id)).toMatchObject({
      state: "approved",
      decidedBy: approver.name,
      order: { _id: placed?.id, orderId: placed?.orderId },
    });
    expect(await approve(approver, request._id)).toMatchObject({ id: placed?.id });
    expect(await readEvents()).toEqual(["Approval Requested", "Order Created", "Approval Granted"]);
  });

  it("passes below the rule, as a personal order, and without a rule", async () => {
    const { buyer, owner, companyId } = await givenRules([TOTAL]);
    const { id: product } = await givenProduct(db);
    await order(buyer, wishFor(product, 1));
    const own = await identifyCustomer(db, buyer.identity, { personal: true });
    const { request, ...options } = await optionsOf(buyer, wishFor(product));
    const placed = await placeOrder({ ...options, request, customer: own });
    await writeCompanyRules({ db, rules: [], identity: owner.identity, ipAddress: "127.0.0.1" });
    await order(buyer, wishFor(product));
    const companies = await db.order.findMany({ select: { id: true, companyId: true } });
    expect(companies).toHaveLength(3);
    for (const { id, companyId: of } of companies) {
      expect(of).toBe(id === placed.id ? null : companyId);
    }
  });

  it("passes when staff enter it", async () => {
    const { companyId, buyer } = await givenRules([TOTAL]);
    const { id: product } = await givenProduct(db);
    const options = await optionsFor(wishFor(product));
    const enteredBy = { userId: null, identifier: "shop", name: "Shop" };
    const customer = {
      name: null,
      userId: buyer.id,
      companyId,
      email: buyer.email,
      ...({ emailProven: true, proof: "owner", account: null, enteredBy } as const),
    };
    await placeOrder({ ...options, customer });
    expect(await db.order.count()).toBe(1);
  });
});

describe("a member who may not order", () => {
  it("is refused because of the role or the company's state", async () => {
    const { viewer, finance, buyer, companyId } = await givenRules([]);
    const { id: product } = await givenProduct(db);
    for (const member of [viewer, finance]) {
      expect(await readRefusal(order(member, wishFor(product)))).toMatchObject({
        code: "forbidden",
      });
      expect(await readRefusal(ask(member, wishFor(product)))).toMatchObject({ code: "forbidden" });
    }
    await db.company.update({ where: { id: companyId }, data: { state: "closed" } });
    expect(await readRefusal(order(buyer, wishFor(product)))).toMatchObject({
      code: "forbidden",
      message: "We no longer take orders for Rao Foods. Order for yourself instead.",
    });
    await db.companyMember.delete({ where: { userId: buyer.id } });
    expect(await readRefusal(order(buyer, wishFor(product)))).toMatchObject({ code: "forbidden" });
    expect(await db.order.count()).toBe(0);
  });
});

describe("limits", () => {
  it("refuse with the figures, include waiting requests, and are checked again on approval", async () => {
    const limits = { orderLimitPaise: 2000_00, monthLimitPaise: 2300_00 };
    const { buyer, approver } = await givenRules([TOTAL], limits);
    const { id: product } = await givenProduct(db);
    const figures = { order: 2000, month: 2300, left: 2300 };
    expect(await readRefusal(ask(buyer, wishFor(product, 4)))).toMatchObject({
      code: "over_limit",
      details: { extra: { limits: figures } },
    });
    const request = await ask(buyer, wishFor(product));
    const second = await ask(buyer, wishFor(product));
    expect(await readRefusal(order(buyer, wishFor(product, 1)))).toMatchObject({
      code: "over_limit",
      details: { extra: { limits: { ...figures, left: 56 } } },
    });
    await approve(approver, request._id);
    await db.companyMember.update({
      where: { userId: buyer.id },
      data: { monthLimitPaise: 2000_00 },
    });
    expect(await readRefusal(approve(approver, second._id))).toMatchObject({ code: "over_limit" });
    expect(await db.approvalRequest.findUnique({ where: { id: second._id } })).toMatchObject({
      state: "waiting",
      decidedById: null,
    });
    await withdraw(buyer, second._id);
    await order(buyer, wishFor(product, 1));
  });
});

describe("approving", () => {
  it("is refused after a price rise or shortage, leaving the request open; a lower price passes", async () => {
    const { buyer, owner } = await givenRules([TOTAL]);
    const { id } = await givenProduct(db);
    const request = await ask(buyer, wishFor(id));
    const change = (data: object) => db.product.update({ where: { id }, data });
    await change({ pricePaise: 46_000 });
    expect(await readRefusal(approve(owner, request._id))).toMatchObject({
      code: "price_changed",
      details: { extra: { quote: { total: 1143.6 } } },
    });
    await change({ pricePaise: 40_000, stockCount: 1 });
    expect(await readRefusal(approve(owner, request._id))).toMatchObject({ code: "out_of_stock" });
    await change({ stockCount: 2 });
    await approve(owner, request._id);
    expect(await db.order.findMany()).toMatchObject([{ totalPaise: 1014_00n }]);
  });

  it("is refused to the requester, to buyers and to strangers", async () => {
    const { buyer, approver, viewer, owner } = await givenRules([TOTAL]);
    const other = await givenRules([]);
    const { id: product } = await givenProduct(db);
    const own = await ask(approver, wishFor(product));
    expect(await readRefusal(approve(approver, own._id))).toMatchObject({ code: "own_request" });
    expect(await readRefusal(reject(approver, own._id))).toMatchObject({ code: "own_request" });
    expect(await readRefusal(approve(buyer, own._id))).toMatchObject({ code: "not_found" });
    expect(await readRefusal(approve(other.owner, own._id))).toMatchObject({ code: "not_found" });
    expect(await readRefusal(approve(viewer, own._id))).toMatchObject({ code: "forbidden" });
    expect(await readRefusal(withdraw(owner, own._id))).toMatchObject({ code: "forbidden" });
    const bought = await ask(buyer, wishFor(product));
    expect(await readRefusal(approve(buyer, bought._id))).toMatchObject({ code: "own_request" });
    const seen = async (who: typeof buyer, state?: "waiting") =>
      (await listApprovals(db, requireMember(who.identity), { state, limit: 10 })).items.map(
        ({ _id, decidable }) => [_id, decidable],
      );
    expect(await seen(buyer)).toEqual([[bought._id, false]]);
    expect(await seen(owner, "waiting")).toEqual([
      [bought._id, true],
      [own._id, true],
    ]);
    expect(await seen(viewer)).toEqual([
      [bought._id, false],
      [own._id, false],
    ]);
    expect(await seen(other.owner)).toEqual([]);
    expect(await db.order.count()).toBe(0);
  });

  it("is refused once the request is rejected, withdrawn or lapsed, or its requester left", async () => {
    const { buyer, owner, approver } = await givenRules([TOTAL]);
    const { id: product } = await givenProduct(db);
    const rejected = await ask(buyer, wishFor(product));
    expect(await reject(owner, rejected._id, "We have enough.")).toMatchObject({
      state: "rejected",
      words: "We have enough.",
      decidedBy: owner.name,
    });
    const withdrawn = await ask(buyer, wishFor(product));
    expect(await withdraw(buyer, withdrawn._id)).toMatchObject({ state: "withdrawn" });
    const late = await ask(buyer, wishFor(product));
    const { createdAt } = await db.approvalRequest.findUniqueOrThrow({ where: { id: late._id } });
    expect(await lapseRequests(db, new Date(getExpiry(createdAt).getTime() - 1))).toBe(0);
    const runs = await Promise.all([1, 2].map(() => lapseRequests(db, getExpiry(createdAt))));
    expect(runs.reduce((sum, lapsed) => sum + lapsed)).toBe(1);
    const unmarked = await ask(buyer, wishFor(product));
    await db.approvalRequest.update({
      where: { id: unmarked._id },
      data: { expiresAt: new Date(0) },
    });
    expect(await readApproval(db, requireMember(owner.identity), unmarked._id)).toMatchObject({
      state: "lapsed",
      decidable: false,
    });
    const left = await ask(buyer, wishFor(product));
    await db.companyMember.delete({ where: { userId: buyer.id } });
    for (const { _id } of [rejected, withdrawn, late, unmarked, left]) {
      expect(await readRefusal(approve(approver, _id))).toMatchObject({ code: "request_closed" });
    }
    expect(await readRefusal(reject(approver, late._id))).toMatchObject({ code: "request_closed" });
    expect(await db.order.count()).toBe(0);
  });

  it("needs two different approvers where a rule asks for two", async () => {
    const { buyer, owner, approver } = await givenRules([{ ...TOTAL, approvals: 2 }]);
    const { id: product } = await givenProduct(db);
    const { _id } = await ask(buyer, wishFor(product));
    expect(await approve(approver, _id)).toBeNull();
    expect(await approve(approver, _id)).toBeNull();
    expect(await readApproval(db, requireMember(owner.identity), _id)).toMatchObject({
      state: "waiting",
      approvals: 2,
      firstApprover: approver.name,
      decidable: true,
    });
    expect(await db.order.count()).toBe(0);
    expect(await approve(owner, _id)).not.toBeNull();
    expect(await readApproval(db, requireMember(owner.identity), _id)).toMatchObject({
      state: "approved",
      decidedBy: `${approver.name} and ${owner.name}`,
    });
  });

  it("ignores the first of two approvals once its approver lost the role", async () => {
    const { buyer, owner, approver } = await givenRules([{ ...TOTAL, approvals: 2 }]);
    const { id: product } = await givenProduct(db);
    const [demoted, left] = [
      await ask(buyer, wishFor(product)),
      await ask(buyer, wishFor(product)),
    ] as const;
    const where = { userId: approver.id };
    expect(await approve(approver, demoted._id)).toBeNull();
    await db.companyMember.update({ where, data: { role: "viewer" } });
    expect(await approve(owner, demoted._id)).toBeNull();
    await db.companyMember.update({ where, data: { role: "approver" } });
    expect(await approve(approver, left._id)).toBeNull();
    await db.companyMember.delete({ where });
    expect(await approve(owner, left._id)).toBeNull();
    expect(await db.order.count()).toBe(0);
  });

  it("does not recheck rules that changed while the request waited", async () => {
    const { buyer, owner, approver } = await givenRules([TOTAL]);
    const { id: product } = await givenProduct(db);
    const { _id } = await ask(buyer, wishFor(product));
    const rules = [TOTAL, { kind: "first_order", approvals: 2 } as const];
    await writeCompanyRules({ db, rules, identity: owner.identity, ipAddress: "127.0.0.1" });
    expect(await approve(approver, _id)).not.toBeNull();
  });
});

it("exports requests with the requester's data, and deletes them with the account unless they became orders", async () => {
  const { buyer, owner } = await givenRules([TOTAL]);
  const { id: product } = await givenProduct(db);
  const ordered = await ask(buyer, wishFor(product));
  await approve(owner, ordered._id);
  const open = await ask(buyer, wishFor(product));
  const ids = [ordered._id, open._id];
  const data = await exportAccount({ db, identity: buyer.identity, ipAddress: "127.0.0.1" });
  expect(data.approvals).toMatchObject(ids.map((_id) => ({ _id, own: true })));
  await deleteUserAccount(db, buyer.id);
  expect(await db.approvalRequest.findMany()).toMatchObject([
    { id: ordered._id, askedById: null, askedBy: buyer.name },
  ]);
});
