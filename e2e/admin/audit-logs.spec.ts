import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Prisma } from "../../lib/db/generated/client";
import { dialog, givenRegistered } from "../account";
import { givenSignedInAdmin } from "../admin";
import { givenCustomer } from "../customer";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { sql } from "../shop";
import { toast } from "../shopper";

interface Entry extends Pick<
  Prisma.AuditLogUncheckedCreateInput,
  "action" | "type" | "status" | "description" | "details"
> {
  daysAgo: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes entries with an identifier that no other test uses; returns it. */
async function givenEntries(count: number, entry: Partial<Entry> = {}): Promise<string> {
  const actor = `audit-${randomUUID()}@example.com`;
  await addEntries(actor, count, entry);
  return actor;
}

async function addEntries(actor: string, count: number, entry: Partial<Entry> = {}): Promise<void> {
  const { daysAgo = 0, description = "Entry", ...rest } = entry;
  const newest = Date.now() - daysAgo * DAY_MS;
  await database().auditLog.createMany({
    data: Array.from({ length: count }, (_, index) => count - index).map((number) => ({
      timestamp: new Date(newest - number * 1000),
      actor,
      actorName: "Ravi Menon",
      action: "Login",
      type: "authentication" as const,
      status: "success" as const,
      ipAddress: "198.51.100.7",
      ...rest,
      description: `${description} ${number}`,
    })),
  });
}

async function openLogs(page: Page, query = ""): Promise<void> {
  await page.goto(`/admin/audit-logs${query}`);
  await expect(page.getByRole("heading", { name: "Audit Logs", level: 1 })).toBeVisible();
}

/**
 * Causes a refusal that is logged. The log accepts 300 refusals of all callers together per minute
 * (lib/http/limits/throttle.ts), which the API tests alone can use up, so this retries.
 */
async function untilDenied(actor: string, ask: () => Promise<unknown>): Promise<void> {
  const isNoted = async () => {
    await ask();
    return (await database().auditLog.count({ where: { actor, action: "Access Denied" } })) > 0;
  };
  await expect.poll(isNoted, { timeout: 150_000 }).toBe(true);
}

const rows = (page: Page) => page.getByRole("table").getByRole("row");
const of = (actor: string) => `?q=${encodeURIComponent(actor)}`;

const FIGURES = ["Total Actions", "Failed Actions", "Successful Actions", "Unique Users"] as const;

/** Reads the cards' figures together once they are loaded, because other tests change them meanwhile. */
async function figures(page: Page): Promise<Record<(typeof FIGURES)[number], number>> {
  const cards = page.locator("dl > div");
  for (const name of FIGURES) {
    await expect(cards.filter({ hasText: name }).getByText(/^[\d,]+$/)).toBeVisible();
  }
  const texts = await cards.allInnerTexts();
  const figure = (name: string) =>
    Number(
      /^[\d,]+$/m.exec(texts.find((text) => text.includes(name)) ?? "")?.[0].replaceAll(",", ""),
    );
  const [total, failed, successful, users] = FIGURES;
  return {
    [total]: figure(total),
    [failed]: figure(failed),
    [successful]: figure(successful),
    [users]: figure(users),
  };
}

test(
  "the owner finds what a customer did, with what was before and after",
  { tag: "@narrow" },
  async ({ page }) => {
    const customer = await givenRegistered(page.request);
    const profile = { name: "Asha Rao", company: "Rao Sweets", email: customer.email };
    const headers = { Authorization: `Bearer ${customer.token}` };
    await page.request.patch("/api/auth/me", { data: profile, headers });
    await untilDenied(customer.email, () => page.request.get("/api/admin/users", { headers }));
    await page.context().clearCookies();
    await givenSignedInAdmin(page);

    await openLogs(page);
    await page.getByRole("searchbox", { name: "Search audit logs" }).fill(customer.email);
    await expect(page.getByText(/^Showing 3 of [\d,]+ audit logs$/)).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    const denied = page.getByRole("row", { name: "Access Denied" });
    await expect(denied).toContainText("Failed");
    await expect(denied).toContainText(/10\.\d+\.\d+\.\d+/);
    await expectNoAxeViolations(page);

    await page.getByLabel("Type", { exact: true }).selectOption({ label: "User" });
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Profile Updated" }).click();
    const opened = dialog(page);
    await expect(opened).toContainText(customer.email);
    const change = opened.getByRole("row", { name: /^Company/ });
    await expect(change.getByRole("cell")).toHaveText(["None", "Rao Sweets"]);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(page.getByRole("button", { name: "Profile Updated" })).toBeFocused();
  },
);

test("the figures and the list are of the last 24 hours", async ({ page }) => {
  await givenSignedInAdmin(page);
  await givenEntries(3, { status: "failed" });
  await openLogs(page);
  for (const text of ["In the last 24 hours", "Security incidents", "Last 24 hours"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^\d+% success rate$/)).toBeVisible();
  const shown = await figures(page);
  expect(shown["Failed Actions"]).toBeGreaterThanOrEqual(3);
  const others = shown["Total Actions"] - shown["Failed Actions"];
  expect(shown["Successful Actions"]).toBeLessThanOrEqual(others);
  expect(shown["Unique Users"]).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});

test("the owner looks further back than a day", async ({ page }) => {
  await givenSignedInAdmin(page);
  const actor = await givenEntries(2, { daysAgo: 20 });
  await openLogs(page, of(actor));
  await expect(
    page.getByText("No audit log of the last 24 hours matches this search"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Look back 30 days" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("Last 30 days", { exact: true })).toBeVisible();
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Logs" }).click();
  const text = await readFile(await (await started).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(3);

  const change = page.getByRole("button", { name: "Change how far back" });
  await change.click();
  await expectNoAxeViolations(page);
  await page.getByRole("menuitemradio", { name: "7 days" }).click();
  await expect(page.getByRole("heading", { name: "No Audit Logs Found" })).toBeVisible();
  await expect(page).toHaveURL(/span=week/);
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "24 hours" }).click();
  await expect(page.getByText("Last 24 hours", { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/span=/);
});

test("failed logins of a month are found by their address", async ({ page }) => {
  await givenSignedInAdmin(page);
  const actor = await givenEntries(1, { action: "Login Failed", status: "failed", daysAgo: 20 });
  await page.goto("/admin/audit-logs?q=failed&type=authentication&status=failed&span=month");
  await expect(page.getByRole("heading", { name: "Audit Logs", level: 1 })).toBeVisible();
  await expect(page.getByText("Last 30 days", { exact: true })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search audit logs" });
  await expect(search).toHaveValue("failed");
  await search.fill(actor);
  await expect(rows(page)).toHaveCount(2);
});

test("the filtered log is exported, and that is in the log", async ({ page }) => {
  const admin = await givenSignedInAdmin(page);
  const actor = await givenEntries(2, { description: "=1+1", status: "failed" });
  await openLogs(page, `${of(actor)}&status=failed`);
  await expect(rows(page)).toHaveCount(3);
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Logs" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^audit-logs-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("Timestamp,User Name,User,Action,Type,Description,Status,IP Address");
  expect(lines[1]).toContain("'=1+1");
  await page.getByRole("searchbox", { name: "Search audit logs" }).fill(admin.email);
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "All Statuses" });
  await expect(page.getByRole("row", { name: "Audit Logs Export" })).toBeVisible();
});

test("a customer sees nothing of it, and the attempt is recorded", async ({ page }) => {
  const customer = await givenCustomer(page);
  await untilDenied(customer.email, async () => {
    await page.goto("/admin/audit-logs");
    await expect(toast(page, "Access Denied")).toBeVisible();
  });
  expect(
    await sql(
      `SELECT status, description FROM audit_logs WHERE actor = $1 AND action = 'Access Denied'`,
      [customer.email],
    ),
  ).toEqual([
    {
      status: "failed",
      description: `${customer.email} was refused the page /admin/audit-logs, which is for admins`,
    },
  ]);
});

test("reads well on a phone and in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await givenSignedInAdmin(page);
  const details = { changes: { status: { before: "Pending", after: "Shipped" } } };
  const actor = await givenEntries(2, { action: "Order Status Updated", type: "order", details });
  await openLogs(page, of(actor));
  const card = page.getByRole("button", { name: "Order Status Updated" }).first();
  await expect(card).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await card.click();
  await expect(dialog(page)).toContainText("Shipped");
  await expectNoAxeViolations(page);
});
