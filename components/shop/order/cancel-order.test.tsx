import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CancelOrder } from "./cancel-order";

const ORDER = orderExamples.getOrder.answer as unknown as OrderAnswer;
const CANCELLED = orderExamples.cancelOrder.answer;

const onChanged = vi.fn();
const reload = vi.fn();

const cancel = () => page.getByRole("button", { name: "Cancel Order" });
const question = () => page.getByRole("alertdialog", { name: "Cancel this order?" });
const confirm = () => question().getByRole("button", { name: "Cancel Order" });

beforeEach(async () => {
  onChanged.mockClear();
  reload.mockClear();
  await show(<CancelOrder order={ORDER} orderKey="key" onChanged={onChanged} reload={reload} />);
  await cancel().click();
  await expect.element(question()).toBeVisible();
});

it("asks first, with the cancel button before the destructive one", async () => {
  const keep = question().getByRole("button", { name: "Keep Order" });
  await expect.element(keep).toHaveFocus();
  await expectNoAxeViolations();
  await keep.click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(cancel()).toHaveFocus();
  await cancel().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
});

it("cancels with the order's key, and confirms it", async () => {
  const requested = answer("POST /orders/{id}/cancel", ok(CANCELLED));
  await confirm().click();
  await expect.element(page.getByText("Order Cancelled")).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(requested).toMatchObject([{ query: { key: "key" } }]);
  expect(onChanged).toHaveBeenCalledWith(CANCELLED);
});

it("says why not if production has started, and loads the order again", async () => {
  const message = "The order is Processing. It can no longer be cancelled.";
  answer("POST /orders/{id}/cancel", refusal(409, "invalid_transition", message));
  await confirm().click();
  await expect.element(page.getByText("Order Not Cancelled")).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(reload).toHaveBeenCalledOnce();
  expect(onChanged).not.toHaveBeenCalled();
});
