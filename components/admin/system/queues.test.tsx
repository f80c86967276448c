import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { answer, answerLate, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { mailServerExamples } from "@/lib/messaging/mail-server/examples";
import { SystemTab } from "./system-tab";

beforeEach(() => {
  answer("GET /admin/mail", ok(mailServerExamples.readMailServer.answer));
});

const FAILED = systemAdminExamples.getSystem.answer;
const NONE = {
  ...FAILED,
  queue: { ...FAILED.queue, failed: 0 },
  queues: FAILED.queues.map((queue) => ({ ...queue, failed: 0 })),
  failedJobs: [],
};

const section = page.getByRole("region", { name: "What failed", exact: true });

it("confirms a retried email once it is no longer listed as failed", async () => {
  answer("GET /admin/system", ok(FAILED));
  await show(<SystemTab />, "/admin?tab=system");
  answer("POST /admin/system/jobs/{id}/retry", ok(systemAdminExamples.retryMail.answer));
  const { asked, release } = answerLate("GET /admin/system", ok(NONE));
  const retry = section.getByRole("button", { name: "Try again Order confirmation" });
  await retry.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(retry).toHaveAttribute("aria-disabled", "true");
  const note = page.getByText("Order confirmation is tried again now.");
  expect(note.elements()).toEqual([]);
  release();
  await expect.element(note).toBeVisible();
  await expect.element(section.getByText("Nothing failed.")).toBeVisible();
});

it("confirms retrying all of them", async () => {
  answer("GET /admin/system", ok(FAILED));
  await show(<SystemTab />, "/admin?tab=system");
  answer("POST /admin/system/jobs/retry", ok({ retried: 1 }));
  const { asked, release } = answerLate("GET /admin/system", ok(NONE));
  await section.getByRole("button", { name: "Try all again" }).click();
  await expect.poll(() => asked.length).toBe(1);
  const note = page.getByText("1 is tried again now.");
  expect(note.elements()).toEqual([]);
  release();
  await expect.element(note).toBeVisible();
  await expect.element(section.getByText("Nothing failed.")).toBeVisible();
});

it("shows for each queue the number of waiting jobs, since when, and failures", async () => {
  answer("GET /admin/system", ok(FAILED));
  await show(<SystemTab />, "/admin?tab=system");
  const rows = page.getByRole("table", { name: "What waits, by kind" }).getByRole("row");
  await expect.element(rows.nth(1)).toHaveTextContent("Emails0–1");
  await expect.element(rows.nth(2)).toHaveTextContent("Webhooks220 Nov 2026, 11:00 am0");
  await expect.element(rows.nth(6)).toHaveTextContent("E-invoices0–0");
});
