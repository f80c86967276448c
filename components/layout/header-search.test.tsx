import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { HeaderSearch, HeaderSearchButton } from "./header-search";

const field = () => page.getByRole("searchbox", { name: "Product, size or article number" });

it("opens at its field, searches, and is gone with Escape", async () => {
  await show(
    <>
      <HeaderSearchButton />
      <HeaderSearch />
    </>,
  );
  await expect.element(field()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Find products" }).click();
  await expect.element(field()).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).not.toBeInTheDocument();
});
