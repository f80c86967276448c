import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { ThemeSwitch } from "./theme-switch";

const button = () => page.getByRole("button", { name: "Theme" });
const choice = (name: string) => page.getByRole("menuitemradio", { name });
const isDark = () => getComputedStyle(document.documentElement).colorScheme === "dark";

it("opens and moves by keyboard, and returns the focus", async () => {
  await show(<ThemeSwitch />);
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menu")).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard("{End}");
  await expect.element(choice("System")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(choice("Dark")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it("applies and stores the choice", async () => {
  await show(<ThemeSwitch />);
  expect(isDark()).toBe(false);
  await button().click();
  await choice("Dark").click();
  await expect.poll(isDark).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  await button().click();
  await expect.element(choice("Dark")).toBeChecked();
  await expectNoAxeViolations();
  await choice("Light").click();
  await expect.poll(isDark).toBe(false);
});
