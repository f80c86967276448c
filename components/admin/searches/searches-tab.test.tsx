import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { figureExamples } from "@/lib/dashboard/visits/examples";
import { SearchesTab } from "./searches-tab";

const FIGURES = figureExamples.readFigures.answer;
const at = "/admin?tab=searches";

it("lists searches without results first, with suggestions", async () => {
  answer("GET /admin/searches", ok(FIGURES));
  await show(<SearchesTab />, at);
  const rows = page.getByRole("table", { name: /What was searched/ }).getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent("honeycomb mailer");
  await expect.element(rows.nth(1)).toMatchTextContent("No results");
  await expect
    .element(page.getByRole("link", { name: "add the word to the search" }))
    .toHaveAttribute("href", "/admin?tab=settings&section=search#searchSynonyms");
  await expectNoAxeViolations();
});

it("shows no links to settings that the role may not open", async () => {
  answer("GET /admin/searches", ok(FIGURES));
  await show(<SearchesTab />, at, "accountant");
  await expect.element(page.getByText("honeycomb mailer")).toBeVisible();
  await expect.element(page.getByText("add the word")).not.toBeInTheDocument();
});

it("reports an empty period, and a failed load", async () => {
  answer("GET /admin/searches", INTERNAL);
  await show(<SearchesTab />, at);
  await expect.element(page.getByText("The searches could not be loaded.")).toBeVisible();
  answer("GET /admin/searches", ok({ searches: [], pages: [], hosts: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No Searches")).toBeVisible();
});
