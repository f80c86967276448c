import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { FavouriteButton } from "./favourite-button";

it("adds a product to the favourites of this device, and removes it", async () => {
  await show(
    <>
      <FavouriteButton productId="box" name="Box" />
      <FavouriteButton productId="tape" name="Tape" />
    </>,
  );
  const box = page.getByRole("button", { name: "Favourite: Box" });
  await expect.element(box).toHaveAttribute("aria-pressed", "false");
  await box.click();
  await expect.element(box).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(page.getByRole("button", { name: "Favourite: Tape" }))
    .toHaveAttribute("aria-pressed", "false");
  await expectNoAxeViolations();
  await box.click();
  await expect.element(box).toHaveAttribute("aria-pressed", "false");
});
