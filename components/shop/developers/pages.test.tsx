import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { ApiChapter } from "./api-chapter";
import { ApiOverview } from "./api-overview";
import { chapters } from "./chapters";

it("lists every call with a link to its chapter", async () => {
  await show(<ApiOverview />);
  const calls = chapters.flatMap(({ entries }) => entries);
  const links = document.querySelectorAll('a[href^="/developers/"][href*="#"]');
  expect(links).toHaveLength(calls.length);
  await expectNoAxeViolations();
});

it("documents each call of a chapter at its link's target", async () => {
  const chapter = chapters.find(({ slug }) => slug === "orders");
  if (!chapter) throw new Error("There is no chapter of orders.");
  await show(<ApiChapter chapter={chapter} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Orders");
  for (const { operation } of chapter.entries) {
    expect(document.getElementById(operation.operationId)).not.toBeNull();
  }
  await expectNoAxeViolations();
});
