import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { firstOf } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { orderListExamples, orderExamples } from "@/lib/orders/read/examples";
import { staffPaths } from "@/lib/base/staff-paths";
import { EarlierOrders } from "./earlier-orders";

const ORDER = orderExamples.getOrder.answer;
const LISTED = firstOf(orderListExamples.listAllOrders.answer);
const EARLIER = {
  ...LISTED,
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a77",
  status: "Delivered",
} as const;

it("lists the customer's other orders", async () => {
  await show(<EarlierOrders order={ORDER} others={[EARLIER]} total={2} />, "/admin/orders/x");
  await expect.element(screen.getByText("Delivered")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "All 2 orders" }))
    .toHaveAttribute("href", staffPaths.ordersOfCustomer(ORDER.orderId));
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
});

it("says that there is none", async () => {
  await show(<EarlierOrders order={ORDER} others={[]} total={1} />, "/admin/orders/x");
  await expect.element(screen.getByText("Their first order with this address.")).toBeVisible();
  const unmailed = { ...ORDER, user: { ...ORDER.user, email: null } };
  await show(<EarlierOrders order={unmailed} others={[]} total={1} />, "/admin/orders/x");
  await expect.element(screen.getByText("Their first order with this phone number.")).toBeVisible();
});
