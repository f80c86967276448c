import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { claimsFrom } from "@/lib/shop/content/content-claims";
import { Facts } from "./landing";

const claims = claimsFrom(DEFAULT_CONTENT.claims);

it("tells where clients are apart from where the shop delivers", async () => {
  await show(<Facts claims={claims} states={["Haryana", "Delhi"]} said={[]} />);
  await expect.element(page.getByText("500+ clients in 28 states")).toBeVisible();
  await expect.element(page.getByText("100 pieces")).toBeVisible();
  await expect.element(page.getByText("We deliver to Haryana and Delhi.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Check your PIN code" }))
    .toHaveAttribute("href", "/delivery");
  await expectNoAxeViolations();
});

it("says that it delivers to all of India once it does, and no promise twice", async () => {
  await show(<Facts claims={claims} states={INDIAN_STATES} said={["From {minimum order}."]} />);
  await expect
    .element(page.getByText("We deliver to all 28 states and 8 union territories of India."))
    .toBeVisible();
  // The owner's own words promise it already.
  await expect.element(page.getByText("100 pieces")).not.toBeInTheDocument();
});
