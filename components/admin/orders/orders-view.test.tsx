import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { orderListExamples } from "@/lib/orders/read/examples";
import { fulfilmentExamples } from "@/lib/fulfilment/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, firstOf, INTERNAL, ok, page, refusal } from "@/e2e/component/shop";
import { staffPaths } from "@/lib/base/staff-paths";
import { show } from "@/e2e/component/show";
import { OrdersView } from "./orders-view";

const ORDER = firstOf(orderListExamples.listAllOrders.answer);

const row = () => screen.getByRole("row").filter({ hasText: ORDER.orderId });
const dialog = () => screen.getByRole("alertdialog");

it("reports that the orders cannot be loaded, and tries again", async () => {
  answer("GET /admin/orders", INTERNAL);
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  await expect.element(screen.getByText("Failed to fetch orders.").first()).toBeVisible();
  answer("GET /admin/orders", page([ORDER]));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(row()).toBeVisible();
  await expectNoAxeViolations();
});

it("names a company's order by the company, and who ordered below it", async () => {
  const own = { ...ORDER, _id: "personal", orderId: "KLN-202611-PERSON", company: null };
  answer("GET /admin/orders", page([ORDER, own]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  await expect.element(row().getByRole("link", { name: "Rao Foods", exact: true })).toBeVisible();
  await expect.element(row()).toMatchTextContent("Asha Rao");
  const personal = screen.getByRole("row").filter({ hasText: own.orderId });
  await expect.element(personal.getByRole("link", { name: "Asha Rao" })).toBeVisible();
});

it("refuses a step that another user already took, and shows the current state", async () => {
  answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  await row().getByRole("button", { name: "Start Production" }).click();
  answer("GET /admin/orders", page([{ ...ORDER, status: "Shipped" }]));
  const message = "The order is Shipped. It cannot become Processing, only Delivered.";
  const asked = answer("PATCH /admin/orders/{id}", refusal(409, "invalid_transition", message));
  await dialog().getByRole("button", { name: "Start Production" }).click();
  await expect.element(screen.getByText("Order Not Updated")).toBeVisible();
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(asked).toMatchObject([{ body: { status: "Processing" } }]);
  await dialog().getByRole("button", { name: "Not now" }).click();
  await expect.element(row()).toMatchTextContent("Shipped");
});

it("offers the step after the one just made, never the same again", async () => {
  answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  await row().getByRole("button", { name: "Start Production" }).click();
  const begun = { ...ORDER, status: "Processing" as const };
  answer("PATCH /admin/orders/{id}", ok(fulfilmentExamples.updateOrder.answer));
  const { asked, release } = answerLate("GET /admin/orders", page([begun]));
  await dialog().getByRole("button", { name: "Start Production" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(dialog()).toBeVisible();
  release();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(row().getByRole("button", { name: "Ship" })).toBeVisible();
});

it("offers to start selected orders as the lesser button while one waits for its advance", async () => {
  const advance = { what: "advance", rule: "before_production", state: "due", by: null } as const;
  const unpaid = { ...ORDER, due: [{ ...advance, amount: 500, paid: 0 }] };
  const ready = { ...ORDER, _id: crypto.randomUUID(), orderId: "IS-READY", due: [] };
  answer("GET /admin/orders", page([unpaid, ready]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  await screen.getByRole("checkbox", { name: "IS-READY" }).click();
  const start = () => screen.getByRole("button", { name: /^Start Production \(/ });
  await expect.element(start()).toHaveClass("btn-default");
  await screen.getByRole("checkbox", { name: ORDER.orderId }).click();
  await expect.element(start()).not.toHaveClass("btn-default");
});

it("shows dispatch dates, and marks late orders", async () => {
  const late = { ...ORDER, dispatchBy: "2020-01-01" };
  const inTime = {
    ...ORDER,
    _id: crypto.randomUUID(),
    orderId: "DUE-LATER",
    dispatchBy: "2999-01-01",
  };
  const gone = {
    ...late,
    _id: crypto.randomUUID(),
    orderId: "HAS-GONE",
    status: "Shipped" as const,
  };
  answer("GET /admin/orders", page([late, inTime, gone]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders");
  const findRow = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(row()).toMatchTextContent("Late: was due 1 Jan 2020");
  await expect.element(findRow("DUE-LATER")).toMatchTextContent("Dispatch by 1 Jan 2999");
  await expect.element(findRow("HAS-GONE")).not.toMatchTextContent(/dispatch|was due/i);
});

it("shows and exports only one customer's orders, and everyone's again by one press", async () => {
  const asked = answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, staffPaths.ordersOfCustomer(ORDER.orderId));
  await expect.element(row()).toBeVisible();
  expect(asked).toMatchObject([{ query: { customerOf: ORDER.orderId } }]);
  await expect
    .element(screen.getByRole("link", { name: "Export Orders" }))
    .toHaveAttribute("href", expect.stringContaining(`customerOf=${ORDER.orderId}`));
  await expectNoAxeViolations();
  const everybody = screen.getByRole("button", { name: "Show everybody’s orders" });
  await everybody.click();
  await expect.element(everybody).not.toBeInTheDocument();
  await expect.poll(() => asked.at(-1)?.query).not.toHaveProperty("customerOf");
});
