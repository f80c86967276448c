import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { answer, answerLate, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { watch } from "@/e2e/component/watch";
import { movementsAdminExamples } from "@/lib/fulfilment/examples";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { OrderDesk } from "@/lib/fulfilment/desk/schema";
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
  voidNotes: [],
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

const DESK: OrderDesk = {
  ...(movementsAdminExamples.readOrderDesk.answer as unknown as OrderDesk),
  order: PENDING,
  actions: PENDING_ACTIONS,
};
const BEGUN_DESK: OrderDesk = { ...DESK, order: BEGUN, actions: BEGUN_ACTIONS };

beforeEach(() => void answer("GET /admin/orders/{id}/desk", ok(DESK)));

it("loads once by the number in the URL, and appears at once", async () => {
  const desk = answerLate("GET /admin/orders/{id}/desk", ok(DESK));
  await open();
  await expect.element(screen.getByText("Loading your order")).toBeVisible();
  const seen = watch(() => {
    const names = screen.getByRole("heading", { level: 2 }).elements();
    return names.map(({ textContent }) => textContent).join(", ") || undefined;
  });
  desk.release();
  await expect.element(heading("Activity")).toBeVisible();
  expect(desk.asked).toHaveLength(1);
  expect(seen()).toEqual([
    "Manage Order, Items Ordered, Payment, Activity, Customer, Documents, Shipping Address",
  ]);
});

it("hides payments and messages from users who may not read them", async () => {
  answer("GET /admin/orders/{id}/desk", ok({ ...DESK, ledger: null, messages: null }));
  await open();
  await expect.element(heading("Activity")).toBeVisible();
  expect(heading("Payment").elements()).toEqual([]);
  expect(button("Answer the message").elements()).toEqual([]);
});

it("offers no outdated action after a step", async () => {
  await open();
  await button("Start Production").click();
  answer("PATCH /admin/orders/{id}", ok(BEGUN));
  const desk = answerLate("GET /admin/orders/{id}/desk", ok(BEGUN_DESK));
  const statuses = watch(() => screen.getByText("Processing", { exact: true }).elements().length);
  await button("Start Production").last().click();
  desk.release();
  await expect.element(note("Order Updated")).toBeVisible();
  await button("More actions").click();
  await expect.element(item("Step back to Pending")).toBeVisible();
  await item("Cancel order").click();
  await expect.element(packs()).toHaveValue("");
  expect(statuses()).toEqual([0, 1]);
});

it("shows a completed step even if the reload fails", async () => {
  await open();
  await button("Start Production").click();
  answer("PATCH /admin/orders/{id}", ok(BEGUN));
  answer("GET /admin/orders/{id}/desk", INTERNAL);
  await button("Start Production").last().click();
  await expect.element(note("Order Updated")).toBeVisible();
  await expect.element(button("Mark as Shipped")).toBeVisible();
  // Cancelling now needs the restock question, so the old actions are not offered.
  expect(button("More actions").elements()).toEqual([]);
  await expect
    .element(screen.getByText("What else can be done could not be loaded."))
    .toBeVisible();
  answer("GET /admin/orders/{id}/desk", ok(BEGUN_DESK));
  await button("Try again").click();
  await button("More actions").click();
  await item("Cancel order").click();
  await expect.element(packs()).toHaveValue("");
});

it("shows a correction that waits for the company, and withdraws it", async () => {
  const waiting = {
    request: PENDING._id,
    since: "2026-11-30T06:00:00.000Z",
    until: "2026-12-07T06:00:00.000Z",
    totalAmount: 5200,
    changes: [{ what: "poNumber" as const, before: null, after: "PO-9" }],
    approvals: 1,
    approvers: ["Ravi Kumar"],
    own: false,
  };
  answer("GET /admin/orders/{id}/desk", ok({ ...DESK, order: { ...PENDING, waiting } }));
  await open();
  await expect.element(heading("A correction waits for approval")).toBeVisible();
  await expect.element(screen.getByText("Purchase order number: PO-9")).toBeVisible();
  await button("Withdraw").click();
  answer("DELETE /admin/orders/{id}/correction", ok(PENDING));
  answer("GET /admin/orders/{id}/desk", ok(DESK));
  await button("Withdraw").last().click();
  await expect.element(note("Withdrawn")).toBeVisible();
  await expect.element(heading("A correction waits for approval")).not.toBeInTheDocument();
});
