import { expect, it } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { monthSum } from "@/lib/companies/month-sum";
import { placeOrder } from "../place/place-order";

const { db } = testDatabase();
const { givenRules, ask, approve, optionsOf } = approvalSteps(db);

it("keeps a hundred concurrent orders within the monthly limit", async () => {
  const { buyer, companyId } = await givenRules([], { monthLimitPaise: 5000_00 });
  const { id: product } = await givenProduct(db, { stockCount: 1000 });
  // ₹636 each: seven fit.
  const options = await optionsOf(buyer, { lines: [{ product, quantity: 1 }] });
  const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => placeOrder(options)));
  const refusals = attempts.flatMap((attempt) =>
    attempt.status === "rejected" ? (attempt.reason as { code: string }).code : [],
  );
  // A busy machine may let the last ones wait too long for a connection.
  expect(refusals.filter((code) => code !== "over_limit" && code !== "P2028")).toEqual([]);
  expect(await db.order.count()).toBe(7);
  expect(await monthSum(db, { companyId, userId: buyer.id, at: new Date() })).toBe(7 * 636_00);
});

it("creates one order from two concurrent approvals, and none beside a rejection", async () => {
  const { buyer, owner, approver } = await givenRules([{ kind: "total", amount: 10 }]);
  const { id: product } = await givenProduct(db);
  const { _id } = await ask(buyer, { lines: [{ product, quantity: 1 }] });
  const placed = await Promise.all(
    [owner, approver, owner, approver].map((member) => approve(member, _id)),
  );
  expect(new Set(placed.map((order) => order?.id)).size).toBe(1);
  expect(await db.order.count()).toBe(1);
});
