import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { claimsFrom } from "@/lib/shop/content/content-claims";
import { Facts } from "./landing";

const claims = claimsFrom(DEFAULT_CONTENT.claims);

it("separates where clients are from where the shop delivers", async () => {
  await show(<Facts claims={claims} states={["Haryana", "Delhi"]} />);
  await expect.element(page.getByText("States our clients are in")).toBeVisible();
  await expect.element(page.getByText("We deliver to Haryana and Delhi.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Check your PIN code" }))
    .toHaveAttribute("href", "/delivery");
  await expectNoAxeViolations();
});

it("says that it delivers to all of India if it does", async () => {
  await show(<Facts claims={claims} states={INDIAN_STATES} />);
  await expect
    .element(page.getByText("We deliver to all 28 states and 8 union territories of India."))
    .toBeVisible();
});
