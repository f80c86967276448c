import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, INTERNAL } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { paths } from "@/lib/base/paths";
import { useOrder } from "./use-order";

function Order() {
  return <p>{useOrder("KLN-1", paths.dashboard("orders")).error?.code}</p>;
}

it("reports a failure and opens the list of orders", async () => {
  answer("GET /orders/{id}", INTERNAL);
  await show(<Order />, "/order/KLN-1");
  await expect.element(page.getByText("Failed to load order details.")).toBeVisible();
  await expect.poll(address).toBe("/dashboard?tab=orders");
});
