import { expect, it } from "vitest";
import { approvalSteps, type GivenMember } from "@/e2e/steps/company/approval-steps";
import { givenAddress, givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { AppError } from "@/lib/base/errors";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { readCompanyRules, writeCompanyRules } from "./write-rules";
import { requireMember } from "./members-requests";
import { listApprovals, readApproval } from "./queries";

const { db } = testDatabase();
const { givenRules, order, ask, approve, reject, withdraw } = approvalSteps(db);

const ipAddress = "127.0.0.1";

/** Result of an attempt: "ok", a number of rows, or the error code. */
async function outcome(attempt: () => Promise<unknown>): Promise<string> {
  try {
    const done = await attempt();
    return typeof done === "number" ? `${done}` : "ok";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

it("grants each caller what the roles table lists, and nothing of another company", async () => {
  const company = await givenRules([{ kind: "total", amount: 10 }]);
  const { owner, approver, buyer, finance, viewer } = company;
  const { owner: elsewhere } = await givenRules([]);
  const { identity } = buyer;
  const without = { ...identity, account: { ...identity.account, membership: null } };
  const { id: product } = await givenProduct(db, { stockCount: 10_000 });
  const request = { lines: [{ product, quantity: 1 }] };
  const ofBuyer = async () => (await ask(buyer, request))._id;
  await ofBuyer();

  const calls: Record<string, (who: GivenMember) => Promise<unknown>> = {
    rules: (who) => readCompanyRules(db, who.identity),
    write: (who) => writeCompanyRules({ db, rules: [], identity: who.identity, ipAddress }),
    list: async (who) =>
      (await listApprovals(db, requireMember(who.identity), { limit: 1 })).items.length,
    read: async (who) => readApproval(db, requireMember(who.identity), await ofBuyer()),
    ask: (who) => ask(who, request),
    approve: async (who) => approve(who, await ofBuyer()),
    reject: async (who) => reject(who, await ofBuyer()),
    withdraw: async (who) => withdraw(who, await ofBuyer()),
    order: (who) => order(who, request),
  };
  const table: [string, GivenMember, Record<string, string>][] = [
    ["owner", owner, { withdraw: "forbidden", order: "approval_required" }],
    [
      "approver",
      approver,
      { write: "forbidden", withdraw: "forbidden", order: "approval_required" },
    ],
    [
      ...(["buyer", buyer] as const),
      {
        write: "forbidden",
        approve: "own_request",
        reject: "own_request",
        order: "approval_required",
      },
    ],
    ...[finance, viewer].map((who): [string, GivenMember, Record<string, string>] => [
      who.identity.account.membership?.role ?? "",
      who,
      {
        write: "forbidden",
        ask: "forbidden",
        approve: "forbidden",
        reject: "forbidden",
        withdraw: "forbidden",
        order: "forbidden",
      },
    ]),
    [
      ...(["owner of another company", elsewhere] as const),
      {
        list: "0",
        read: "not_found",
        approve: "not_found",
        reject: "not_found",
        withdraw: "not_found",
      },
    ],
    [
      ...(["stranger", { ...buyer, identity: without }] as const),
      Object.fromEntries(
        Object.keys(calls).map((call) => [call, call === "order" ? "ok" : "not_member"]),
      ),
    ],
  ];
  for (const [name, who, refusals] of table) {
    for (const [call, run] of Object.entries(calls)) {
      const rules: CompanyRule[] = [{ kind: "total", amount: 10 }];
      await db.company.update({ where: { id: company.companyId }, data: { rules } });
      const expected = refusals[call] ?? (call === "list" ? "1" : "ok");
      expect(`${name} ${call}: ${await outcome(() => run(who))}`).toBe(
        `${name} ${call}: ${expected}`,
      );
    }
  }
});

it("denies former members access from the next request on, and within a running one", async () => {
  const { buyer, approver, owner } = await givenRules([{ kind: "total", amount: 10 }]);
  const { id: product } = await givenProduct(db);
  const { _id } = await ask(buyer, { lines: [{ product, quantity: 1 }] });
  await db.companyMember.delete({ where: { userId: approver.id } });
  expect(await outcome(() => approve(approver, _id))).toBe("not_member");
  expect(await outcome(() => ask(approver, { lines: [{ product, quantity: 1 }] }))).toBe(
    "forbidden",
  );
  await db.companyMember.update({ where: { userId: owner.id }, data: { role: "viewer" } });
  expect(await outcome(() => approve(owner, _id))).toBe("forbidden");
});

it("counts billing addresses of GSTINs and addresses shared by deciders as the company's", async () => {
  const { buyer, approver, companyId } = await givenRules([{ kind: "address" }]);
  const { id: product } = await givenProduct(db);
  const request = { lines: [{ product, quantity: 1 }] };
  expect(await outcome(() => order(buyer, request))).toBe("approval_required");
  await givenAddress(db, { userId: buyer.id });
  expect(await outcome(() => order(buyer, request))).toBe("approval_required");
  const shared = await givenAddress(db, { userId: buyer.id, companyId, address: "12, MG ROAD." });
  expect(await outcome(() => order(buyer, request))).toBe("approval_required");
  await db.address.update({ where: { id: shared.id }, data: { vouchedById: approver.id } });
  expect(await outcome(() => order(buyer, request))).toBe("ok");
  await db.address.delete({ where: { id: shared.id } });
  const { firstName, lastName, address, city, state, zipCode, country } = shared;
  const billingAddress = { firstName, lastName, address, city, state, zipCode, country };
  await db.company.update({
    where: { id: companyId },
    data: { gstins: [{ gstin: "06AAACK1234F1Z5", billingAddress }] },
  });
  expect(await outcome(() => order(buyer, request))).toBe("ok");
});

it("catches a category under its renamed slug, a first order, and an order on account", async () => {
  const { buyer, owner, companyId } = await givenRules([]);
  const setRules = (rules: CompanyRule[]) =>
    db.company.update({ where: { id: companyId }, data: { rules } });
  const { id: product } = await givenProduct(db, { category: "Boxes" });
  const request = { lines: [{ product, quantity: 1 }] };
  const caught = () => outcome(() => order(buyer, request));
  await setRules([{ kind: "first_order" }]);
  expect(await caught()).toBe("approval_required");
  await setRules([]);
  expect(await outcome(() => order(owner, request))).toBe("ok");
  await setRules([{ kind: "first_order" }]);
  expect(await caught()).toBe("ok");
  await db.order.updateMany({ data: { status: "Cancelled" } });
  expect(await caught()).toBe("approval_required");
  await setRules([{ kind: "category", category: "Boxes" }]);
  expect(await caught()).toBe("approval_required");
  await db.category.update({
    where: { slug: "boxes" },
    data: { slug: "cartons", name: "Cartons" },
  });
  await db.categoryAddress.create({ data: { slug: "boxes", category: "cartons" } });
  expect(await caught()).toBe("approval_required");
  await setRules([{ kind: "category", category: "Labels" }]);
  expect(await caught()).toBe("ok");
});
