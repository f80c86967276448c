import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { approvalExamples } from "@/lib/orders/approval-requests/examples";
import type { ApprovalRequestAnswer } from "@/lib/orders/approval-requests/schemas";
import type { WaitingCorrection } from "@/lib/orders/corrected";
import { BuyersCorrection } from "./buyers-correction";

const REQUEST = approvalExamples.listApprovals.answer[0] as unknown as ApprovalRequestAnswer;
const WAITING: WaitingCorrection = {
  request: REQUEST._id,
  since: "2026-11-30T06:00:00.000Z",
  until: "2026-12-07T06:00:00.000Z",
  totalAmount: 5200,
  changes: [{ what: "quantity", name: "Mailer box", before: "4 packs", after: "8 packs" }],
  approvals: 1,
  approvers: ["Ravi Kumar", "Meera Shah"],
  own: false,
};

const button = (name: string) => screen.getByRole("button", { name, exact: true });

it("shows the changes, the approvers and since when, and lets the buyer withdraw it", async () => {
  const reload = vi.fn();
  const requested = answer("POST /approvals/{id}/withdraw", ok({ ...REQUEST, state: "withdrawn" }));
  await show(<BuyersCorrection waiting={{ ...WAITING, own: true }} reload={reload} />);
  const change = screen.getByText("Quantity of Mailer box: 8 packs (before: 4 packs)");
  await expect.element(change).toBeVisible();
  await expect.element(screen.getByText(/Asked: Ravi Kumar, Meera Shah\./)).toBeVisible();
  await expect.element(screen.getByText(/Asked on .*30 Nov/)).toBeVisible();
  await expectNoAxeViolations();
  await button("Withdraw").click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(requested).toHaveLength(1);
});

it("links other company members to the request", async () => {
  await show(<BuyersCorrection waiting={WAITING} reload={() => undefined} />);
  const link = screen.getByRole("link", { name: "See the request" });
  await expect.element(link).toHaveAttribute("href", "/dashboard?tab=approvals");
  await expect.element(button("Withdraw")).not.toBeInTheDocument();
});
