import { afterEach, expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { orderListExamples } from "@/lib/orders/read/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, page } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { OrdersView } from "./orders-view";

const ORDER = firstOf(orderListExamples.listAllOrders.answer);
const views = () => screen.getByRole("navigation", { name: "Views" });
const view = (name: string) => views().getByRole("link", { name, exact: true });

afterEach(() => localStorage.removeItem("orderViews"));

it("links to the predefined views", async () => {
  await screen.viewport(1280, 800);
  const requested = answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders?status=ShipToday");
  await expect.element(view("Ship today")).toHaveAttribute("aria-current", "page");
  expect(requested[0]).toMatchObject({ query: { status: "ShipToday" } });
  await expect.element(view("Unpaid")).toHaveAttribute("href", "/admin/orders?payment=unpaid");
  await expect.element(view("All")).toHaveAttribute("href", "/admin/orders");
  await expectNoAxeViolations();
});

it("saves a user's own view, and removes it", async () => {
  await screen.viewport(1280, 800);
  answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders?payment=paid&q=asha");
  await views().getByRole("button", { name: "Save View" }).click();
  await userEvent.keyboard("Asha paid{Enter}");
  await expect.element(view("Asha paid")).toHaveAttribute("aria-current", "page");
  await expect
    .element(view("Asha paid"))
    .toHaveAttribute("href", "/admin/orders?q=asha&payment=paid");
  await expectNoAxeViolations();
  await views().getByRole("button", { name: "Remove the view Asha paid" }).click();
  await expect.element(views().getByRole("button", { name: "Save View" })).toBeVisible();
  expect(address()).toContain("q=asha");
});

it("shows the first order on a phone without scrolling, and the filters on a press", async () => {
  await screen.viewport(390, 600);
  answer("GET /admin/orders", page([ORDER]));
  await show(<OrdersView orderPrefix="KLN" />, "/admin/orders?payment=paid");
  await expect
    .element(screen.getByRole("link", { name: ORDER.orderId, exact: true }))
    .toBeVisible();
  // Of 844 pixels the admin's header takes 204 above the list.
  const { bottom } = screen
    .getByRole("listitem")
    .filter({ hasText: ORDER.orderId })
    .element()
    .getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(640);
  await expect.element(screen.getByLabelText("Status")).not.toBeVisible();
  await screen.getByRole("button", { name: "Filters (1)" }).click();
  await expect.element(screen.getByLabelText("Status")).toBeVisible();
  await expectNoAxeViolations();
});
