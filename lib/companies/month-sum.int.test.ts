import { expect, it } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { monthSum } from "./month-sum";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);

it("counts a member's orders of the month in India and waiting requests", async () => {
  const { id: companyId, members } = await givenCompany();
  const { id: userId } = members.buyer;
  const ordered = (totalPaise: number, createdAt: string, order: object = {}) =>
    givenOrder(db, {
      companyId,
      userId,
      createdAt: new Date(createdAt),
      totalPaise,
      subtotalPaise: totalPaise,
      shippingPaise: 0,
      taxPercent: 0,
      taxPaise: 0,
      ...order,
    });
  const requested = (totalPaise: number, request: object = {}) =>
    db.approvalRequest.create({
      data: {
        companyId,
        askedById: userId,
        askedBy: "Asha Rao",
        totalPaise,
        request: {},
        products: [],
        rules: [],
        expiresAt: new Date("2026-12-08T00:00:00Z"),
        ...request,
      },
    });
  // Midnight in India is 18:30 UTC.
  await ordered(1, "2026-10-31T18:29:59Z");
  await ordered(200_00, "2026-10-31T18:30:00Z");
  await ordered(300_00, "2026-11-30T18:29:59Z");
  await ordered(4, "2026-11-30T18:30:00Z");
  await ordered(8, "2026-11-15T00:00:00Z", { status: "Cancelled" });
  await ordered(16, "2026-11-15T00:00:00Z", { companyId: null });
  await ordered(32, "2026-11-15T00:00:00Z", { userId: members.owner.id });
  await requested(500_00);
  await requested(64, { state: "rejected" });
  await requested(128, { expiresAt: new Date("2026-11-20T00:00:00Z") });
  await requested(256, { askedById: members.owner.id });
  const at = new Date("2026-11-28T06:00:00Z");
  expect(await monthSum(db, { companyId, userId, at })).toBe(1000_00);
});
