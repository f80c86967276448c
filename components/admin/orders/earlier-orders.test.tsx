import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { ordersExamples } from "@/lib/api/examples/admin-examples";
import { orderExamples } from "@/lib/api/examples/shop-examples";
import { answer, firstOf, page } from "@/lib/testing/component/shop";
import { show } from "@/lib/testing/component/show";
import { EarlierOrders } from "./earlier-orders";

const ORDER = orderExamples.getOrder.answer;
const LISTED = firstOf(ordersExamples.listAllOrders.answer);
const EARLIER = {
  ...LISTED,
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a77",
  status: "Delivered",
} as const;

it("names what else the customer bought, without the order itself", async () => {
  const asked = answer("GET /admin/orders", page([{ ...LISTED, _id: ORDER._id }, EARLIER]));
  await show(<EarlierOrders id={ORDER._id} email={ORDER.user.email} />, "/admin/orders/x");
  await expect.element(screen.getByText("Delivered")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "All 2 orders" })).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
  expect(asked).toMatchObject([{ query: { q: ORDER.user.email } }]);
});

it("says that there is no other", async () => {
  answer("GET /admin/orders", page([{ ...LISTED, _id: ORDER._id }]));
  await show(<EarlierOrders id={ORDER._id} email={ORDER.user.email} />, "/admin/orders/x");
  await expect.element(screen.getByText("Their first order with this address.")).toBeVisible();
});
