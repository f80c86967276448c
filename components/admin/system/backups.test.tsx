import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import type { BackupRun, System } from "@/lib/dashboard/system/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { mailServerExamples } from "@/lib/messaging/mail-server/examples";
import { SystemTab } from "./system-tab";

beforeEach(() => {
  answer("GET /admin/mail", ok(mailServerExamples.readMailServer.answer));
});

const HOUR_MS = 60 * 60 * 1000;

const DONE: BackupRun = {
  _id: "0199c0de-0000-7000-8000-000000000001",
  state: "done",
  isScheduled: true,
  requestedAt: new Date(Date.now() - 26 * HOUR_MS).toISOString(),
  startedAt: "2026-11-20T21:30:01.000Z",
  endedAt: "2026-11-20T21:31:00.000Z",
  machine: "shop1",
  file: "/data/backups/shop-auto-20261120T213001Z.tar.gz",
  bytes: 12_400_000,
  failure: null,
  canDownload: true,
  copy: null,
};
const FAILED: BackupRun = {
  ...DONE,
  _id: "0199c0de-0000-7000-8000-000000000002",
  state: "failed",
  file: null,
  bytes: null,
  canDownload: false,
  failure: "The folder of backups cannot be written to.",
};
const WAITING: BackupRun = {
  ...FAILED,
  _id: "0199c0de-0000-7000-8000-000000000003",
  state: "waiting",
  isScheduled: false,
  startedAt: null,
  endedAt: null,
  failure: null,
};

const EXAMPLE = systemAdminExamples.getSystem.answer;
const systemWith = (remaining: Partial<System["backups"]>) => ({
  ...EXAMPLE,
  backups: { folder: "/data/backups", at: "03:00", kept: 7, runs: [], copies: null, ...remaining },
});

const section = page.getByRole("region", { name: "Backups", exact: true });

it("shows the folder, the schedule and the last backups", async () => {
  answer("GET /admin/system", ok(systemWith({ runs: [DONE, FAILED] })));
  await show(<SystemTab />, "/admin?tab=system");
  await expect.element(section.getByText("/data/backups", { exact: true })).toBeVisible();
  await expect.element(section.getByText("Every day at 03:00 in India")).toBeVisible();
  const rows = section.getByRole("row");
  for (const text of ["1 day ago, daily", "Good", "on shop1", "12.4 MB"]) {
    await expect.element(rows.nth(1).getByText(text)).toBeVisible();
  }
  await expect
    .element(rows.nth(2).getByText("The folder of backups cannot be written to."))
    .toBeVisible();
  expect(section.getByRole("link", { name: /tar/ }).elements()).toEqual([]);
  await expectNoAxeViolations();
});

it("requests one, and polls until it exists", async () => {
  let runs: BackupRun[] = [];
  answer("GET /admin/system", () => ok(systemWith({ at: "", runs })));
  const requested = answer("POST /admin/system/backups", ok(WAITING));
  await show(<SystemTab />, "/admin?tab=system");
  await expect.element(section.getByText("No automatic backups")).toBeVisible();
  const button = section.getByRole("button", { name: "Back Up Now" });
  runs = [WAITING];
  await button.click();
  const waits = section.getByText("Begins in a moment");
  await expect.element(waits).toBeVisible();
  await expect.element(waits).not.toHaveClass("text-destructive");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  runs = [{ ...DONE, isScheduled: false }];
  await expect.element(section.getByText("Good")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-disabled", "false");
  expect(requested).toHaveLength(1);
});

it("can be requested again once the table shows the last one", async () => {
  answer("GET /admin/system", ok(systemWith({ runs: [] })));
  const requested = answer("POST /admin/system/backups", ok(WAITING));
  await show(<SystemTab />, "/admin?tab=system");
  const button = section.getByRole("button", { name: "Back Up Now" });
  const list = answerLate("GET /admin/system", ok(systemWith({ runs: [DONE] })));
  await button.click();
  await expect.poll(() => list.asked.length).toBe(1);
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  list.release();
  await expect.element(section.getByText("Good")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-disabled", "false");
  expect(requested).toHaveLength(1);
});

it("shows when the last copy arrived, and what a bucket refused", async () => {
  const failed = { state: "failed", at: null, bytes: null } as const;
  const failure = "The bucket says: QuotaExceeded: The quota of this bucket is used up.";
  const copies = {
    place: "shop-copies/shop-backups",
    lastAt: new Date(Date.now() - 73 * HOUR_MS).toISOString(),
    lastBytes: 12_403_000,
    isLate: true,
  };
  const copied = { state: "done", at: copies.lastAt, bytes: 12_403_000, failure: null } as const;
  const runs = [
    { ...DONE, copy: { ...failed, failure } },
    { ...DONE, _id: FAILED._id, copy: copied },
  ];
  answer("GET /admin/system", ok(systemWith({ runs, copies })));
  await show(<SystemTab />, "/admin?tab=system");
  const last = section.getByText("Last copy: arrived 3 days ago, 12.4 MB");
  await expect.element(last).toHaveClass("text-destructive");
  await expect.element(section.getByText("shop-copies/shop-backups")).toBeVisible();
  const rows = section.getByRole("row");
  await expect.element(rows.nth(1).getByText("Not copied")).toBeVisible();
  await expect.element(rows.nth(1).getByText(failure)).toHaveClass("text-destructive");
  await expect.element(rows.nth(2).getByText("Copied to the bucket")).toBeVisible();
  await expectNoAxeViolations();
});
