import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { SETUP_STEP_NAMES, type Setup } from "@/lib/dashboard/setup/steps";
import { FirstSteps } from "./first-steps";

const all = (isDone: boolean) =>
  Object.fromEntries(SETUP_STEP_NAMES.map((name) => [name, isDone])) as Setup;

const heading = () => page.getByRole("heading", { name: "Before you open your shop" });

it("links to the page of each open step", async () => {
  await show(<FirstSteps setup={{ ...all(false), mail: true }} />);
  await expect.element(page.getByText("1 of 15 done")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Your phone number" }))
    .toHaveAttribute("href", "/admin?tab=settings&section=contact#contactPhone");
  await expect.element(page.getByText(/A mail server.*: done/)).toBeVisible();
  await expectNoAxeViolations();
});

it("disappears when dismissed", async () => {
  const requested = answer("DELETE /admin/setup", ok({ dismissed: true }));
  await show(<FirstSteps setup={all(false)} />);
  await page.getByRole("button", { name: "Hide this list" }).click();
  await expect.element(heading()).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

it("disappears once everything is done", async () => {
  await show(<FirstSteps setup={all(true)} />);
  await expect.element(heading()).not.toBeInTheDocument();
});
