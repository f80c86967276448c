import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { TabLinks } from "./tab-links";

const shown = () =>
  page
    .getByRole("navigation")
    .getByRole("link")
    .elements()
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);

it("lists the tabs on a phone, pending approvals first, and shows the count while closed", async () => {
  await page.viewport(390, 844);
  await show(<TabLinks active="overview" waiting={2} />, "/dashboard");
  expect(shown()).toEqual([]);
  const summary = document.querySelector("summary");
  expect(summary?.textContent).toBe("Overview2waiting");
  summary?.click();
  expect(shown()).toHaveLength(10);
  expect(shown().slice(0, 2)).toEqual(["Approvals2waiting", "Overview"]);
  await expectNoAxeViolations();
});

it("shows the tabs side by side on a wide screen, in a fixed order", async () => {
  await page.viewport(1280, 800);
  await show(<TabLinks active="overview" waiting={2} />, "/dashboard");
  expect(shown()[0]).toBe("Overview");
  expect(shown().at(-1)).toBe("Approvals2waiting");
});

it("has no approvals without a company", async () => {
  await page.viewport(1280, 800);
  await show(<TabLinks active="overview" waiting={null} />, "/dashboard");
  expect(shown()).toHaveLength(9);
});
