import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { ProductBadges } from "./product-badges";

const PRODUCT = { isNew: true, price: 900, originalPrice: 1000 };

it("shows the public discount", async () => {
  await show(<ProductBadges product={PRODUCT} />);
  await expect.element(page.getByText("10% off")).toBeVisible();
});

it("hides the public discount beside the buyer's own price", async () => {
  await show(<ProductBadges own product={PRODUCT} />);
  await expect.element(page.getByText("New")).toBeVisible();
  await expect.element(page.getByText("10% off")).not.toBeInTheDocument();
});
