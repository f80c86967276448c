import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { answer, answerLate, INTERNAL, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { watch } from "@/e2e/component/watch";
import { movementsAdminExamples } from "@/lib/fulfilment/examples";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { AdminOrderView } from "./admin-order-view";

const PENDING = { ...orderExamples.getOrder.answer, status: "Pending" } as unknown as OrderAnswer;
const BEGUN: OrderAnswer = {
  ...PENDING,
  status: "Processing",
  history: [
    ...PENDING.history,
    { status: "Processing", at: "2026-11-21T06:00:00.000Z", by: "Meera Nair", party: "shop" },
  ],
};
const ACTIONS: OrderActions = {
  ...(movementsAdminExamples.readOrderActions.answer as OrderActions),
  stepBack: null,
  endShort: false,
  returnable: null,
  invoice: null,
  returns: [],
  refunds: [],
  reasons: [],
  refundable: { most: 0, owed: 0, means: "other" },
};
const PENDING_ACTIONS: OrderActions = { ...ACTIONS, cancel: { asksRestock: false } };
const BEGUN_ACTIONS: OrderActions = {
  ...ACTIONS,
  cancel: { asksRestock: true },
  stepBack: { to: "Pending", refusal: null },
};

const heading = (name: string) => screen.getByRole("heading", { name, exact: true });
const button = (name: string) => screen.getByRole("button", { name });
const item = (name: string) => screen.getByRole("menuitem", { name });
const packs = () => screen.getByLabelText("Stock of the packs");
const note = (words: string) => screen.getByRole("region", { name: /^Notices/ }).getByText(words);
const open = () =>
  show(<AdminOrderView id={PENDING.orderId} />, `/admin/orders/${PENDING.orderId}`);

beforeEach(() => {
  answer("GET /orders/{id}", ok(PENDING));
  answer("GET /admin/orders/{id}/actions", ok(PENDING_ACTIONS));
  answer("GET /admin/orders/{id}/payments", ok(paymentsAdminExamples.getLedger.answer));
  answer("GET /admin/orders/{id}/messages", ok([]));
  answer("GET /admin/orders/{id}/notes", ok([]));
  answer("GET /admin/orders/{id}/mails", ok([]));
  answer("GET /admin/orders", page([]));
});

it("stands at once, when the last of its parts is there", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answer("GET /admin/orders/{id}/mails", async () => {
    await held;
    return ok([]);
  });
  await open();
  await expect.element(screen.getByText("Loading your order")).toBeVisible();
  const seen = watch(() => {
    const names = screen.getByRole("heading", { level: 2 }).elements();
    return names.map(({ textContent }) => textContent).join(", ") || undefined;
  });
  release(undefined);
  await expect.element(heading("Emails")).toBeVisible();
  expect(seen()).toEqual([
    "Manage Order, Items Ordered, Payment, Messages, Internal Notes, Customer, Documents, Shipping Address, Emails, Status history",
  ]);
});

it("asks for all of its parts at once, by the number that its address has", async () => {
  const order = answerLate("GET /orders/{id}", ok(PENDING));
  const others = answer("GET /admin/orders", page([]));
  await open();
  await expect.poll(() => order.asked.length).toBe(1);
  await expect.poll(() => others).toMatchObject([{ query: { customerOf: PENDING.orderId } }]);
  order.release();
  await expect.element(heading("Emails")).toBeVisible();
});

it("says of a part that cannot be read that it cannot, in its place", async () => {
  answer("GET /admin/orders/{id}/actions", INTERNAL);
  answer("GET /admin/orders/{id}/mails", INTERNAL);
  await open();
  await expect
    .element(screen.getByText("What else can be done could not be loaded."))
    .toBeVisible();
  await expect.element(screen.getByText("The emails could not be loaded.")).toBeVisible();
  await expect.element(button("Start Production")).toBeVisible();
  answer("GET /admin/orders/{id}/actions", ok(PENDING_ACTIONS));
  answer("GET /admin/orders/{id}/mails", ok([]));
  await button("Try again").first().click();
  await expect.element(button("More actions")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

it("offers nothing of before a step that was just made", async () => {
  await open();
  await button("Start Production").click();
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answer("PATCH /admin/orders/{id}", ok(BEGUN));
  answer("GET /orders/{id}", ok(BEGUN));
  answer("GET /admin/orders/{id}/actions", async () => {
    await held;
    return ok(BEGUN_ACTIONS);
  });
  const statuses = watch(() => screen.getByText("Processing", { exact: true }).elements().length);
  await button("Start Production").last().click();
  release(undefined);
  await expect.element(note("Order Updated")).toBeVisible();
  await button("More actions").click();
  await expect.element(item("Step back to Pending")).toBeVisible();
  await item("Cancel order").click();
  await expect.element(packs()).toHaveValue("");
  // The order's badge and that of its history appeared in the same render.
  expect(statuses()).toEqual([0, 2]);
});

it("shows a step that was made even if nothing can be read after it", async () => {
  await open();
  await button("Start Production").click();
  answer("PATCH /admin/orders/{id}", ok(BEGUN));
  answer("GET /orders/{id}", INTERNAL);
  await button("Start Production").last().click();
  await expect.element(note("Order Updated")).toBeVisible();
  await expect.element(button("Mark as Shipped")).toBeVisible();
  // Cancelling now needs the restock question, so the old actions are not offered.
  expect(button("More actions").elements()).toEqual([]);
  answer("GET /orders/{id}", ok(BEGUN));
  answer("GET /admin/orders/{id}/actions", ok(BEGUN_ACTIONS));
  await button("Try again").click();
  await button("More actions").click();
  await item("Cancel order").click();
  await expect.element(packs()).toHaveValue("");
});
