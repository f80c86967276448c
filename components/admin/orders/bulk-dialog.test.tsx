import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { LISTED_ORDER } from "@/lib/orders/read/example-order";
import { BulkDialog } from "./bulk-dialog";

const order = (n: number) =>
  ({ ...LISTED_ORDER, _id: `id-${n}`, orderId: `KLN-${n}` }) as unknown as ListedOrder;

const button = (name: string) => screen.getByRole("button", { name, exact: true });
const done = (n: number) => ({ orderId: `KLN-${n}`, ok: true, message: "Now Processing." });
const held = (n: number) => ({
  orderId: `KLN-${n}`,
  ok: false,
  message: "₹500.00 of the advance is not paid.",
  gates: ["advance" as const],
});

it("lists held orders, and overrides the ticked ones for one reason, each by its own gates", async () => {
  const onClose = vi.fn();
  const onDone = () => Promise.resolve();
  const orders = [1, 2, 3, 4].map(order);
  await show(<BulkDialog {...{ orders, onClose, onDone }} status="Processing" />, "/admin/orders");
  const failed = { orderId: "KLN-4", ok: false, message: "The order is Cancelled." };
  const first = answer("POST /admin/orders/status", ok([done(1), held(2), held(3), failed]));
  await button("Start Production").click();
  await expect.element(screen.getByText("1 order is now Processing.")).toBeVisible();
  await expect.element(screen.getByText("The order is Cancelled.")).toBeVisible();
  expect(first).toMatchObject([{ body: { ids: ["id-1", "id-2", "id-3", "id-4"] } }]);
  await button("Start All the Same").click();
  await expect.element(screen.getByText("Tick at least one order, or close.")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("checkbox", { name: /^KLN-3/ }).click();
  await screen.getByLabelText("Reason").fill("Same plates as last year");
  const second = answer("POST /admin/orders/status", ok([done(3)]));
  await button("Start All the Same").click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const override = "Same plates as last year";
  expect(second.map(({ body }) => body)).toEqual([
    {
      ids: ["id-3"],
      status: "Processing",
      overrides: { "id-3": { override, gates: ["advance"] } },
    },
  ]);
});
