import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { ProductTabs } from "./product-tabs";

const TABS = (
  <>
    <a href="#reviews">12 reviews</a>
    <ProductTabs
      description="Folds flat."
      specifications="Kraft board"
      reviews="Sturdy."
      reviewCount={12}
    />
  </>
);

const tab = (name: string | RegExp) => page.getByRole("tab", { name });
const panel = (name: string | RegExp) => page.getByRole("tabpanel", { name });

describe("the tabs of a product", () => {
  beforeEach(() => show(TABS, "/product/1"));

  it("open with the arrow keys", async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(tab("Description")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Specifications")).toHaveFocus();
    await expect.element(panel("Specifications")).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect.element(panel(/^Reviews/)).toBeVisible();
    await expect.element(page.getByText("Kraft board")).not.toBeVisible();
    await expectNoAxeViolations();
  });

  it("show no focus ring when clicked", async () => {
    await tab("Specifications").click();
    await expect.element(panel("Specifications")).toBeVisible();
    expect(document.querySelectorAll(":focus-visible")).toHaveLength(0);
  });

  it("open by a link to the reviews", async () => {
    await page.getByRole("link", { name: "12 reviews" }).click();
    await expect.element(page.getByText("Sturdy.")).toBeVisible();
  });
});

it("open at the reviews if the URL names them", async () => {
  await show(TABS, "/product/1#reviews");
  await expect.element(page.getByText("Sturdy.")).toBeVisible();
});
