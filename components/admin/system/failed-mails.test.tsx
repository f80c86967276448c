import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { answer, answerLate, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { SystemTab } from "./system-tab";

const FAILED = systemAdminExamples.getSystem.answer;
const NONE = { ...FAILED, queue: { ...FAILED.queue, failed: 0, failedMails: [] } };

const section = page.getByRole("region", { name: "Failed emails", exact: true });

it("says that an email is sent again once it no longer stands among the failed", async () => {
  answer("GET /admin/system", ok(FAILED));
  await show(<SystemTab />, "/admin?tab=system");
  answer("POST /admin/system/jobs/{id}/retry", ok(systemAdminExamples.retryMail.answer));
  const { asked, release } = answerLate("GET /admin/system", ok(NONE));
  const retry = section.getByRole("button", { name: "Retry Order confirmation" });
  await retry.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(retry).toHaveAttribute("aria-disabled", "true");
  const note = page.getByText("Order confirmation is sent again now.");
  expect(note.elements()).toEqual([]);
  release();
  await expect.element(note).toBeVisible();
  await expect.element(section.getByText("There are no failed emails.")).toBeVisible();
});

it("says the same of all of them", async () => {
  answer("GET /admin/system", ok(FAILED));
  await show(<SystemTab />, "/admin?tab=system");
  answer("POST /admin/system/jobs/retry", ok({ retried: 1 }));
  const { asked, release } = answerLate("GET /admin/system", ok(NONE));
  await section.getByRole("button", { name: "Retry all" }).click();
  await expect.poll(() => asked.length).toBe(1);
  const note = page.getByText("1 email is sent again now.");
  expect(note.elements()).toEqual([]);
  release();
  await expect.element(note).toBeVisible();
  await expect.element(section.getByText("There are no failed emails.")).toBeVisible();
});
