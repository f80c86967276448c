import { beforeEach, describe, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { accountExamples } from "@/lib/identity/examples";
import { auditAdminExamples } from "@/lib/audit/examples";
import { atRest, expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, ok, page } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { AuditView } from "./audit-view";

const EXAMPLE = firstOf(auditAdminExamples.listAuditLogs.answer);
const SUMMARY = auditAdminExamples.summariseAuditLogs.answer;
const PROFILE = { ...accountExamples.getProfile.answer, role: "admin" } as const;

const entry = (number: number) => ({
  ...EXAMPLE,
  id: `entry-${number}`,
  description: `Entry ${number}`,
});

const rows = () => screen.getByRole("row");
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const text = (words: string | RegExp) => screen.getByText(words);

const showLog = (query = "") => show(<AuditView />, `/admin/audit-logs${query}`);

beforeEach(() => {
  answer("GET /auth/me", ok(PROFILE));
  answer("GET /admin/audit-logs/summary", ok(SUMMARY));
});

it("reports that the log cannot be loaded, and tries again", async () => {
  answer("GET /admin/audit-logs", INTERNAL);
  await showLog();
  await expect.element(text("Error fetching audit logs")).toBeVisible();
  await expect.element(text("Could not load audit logs.").first()).toBeVisible();
  answer("GET /admin/audit-logs", page([entry(1)]));
  await button("Try again").click();
  await expect.element(rows()).toHaveLength(2);
});

it("reports that figures cannot be counted, beside a list that loaded", async () => {
  answer("GET /admin/audit-logs/summary", INTERNAL);
  answer("GET /admin/audit-logs", page([entry(1)]));
  await showLog();
  await expect.element(text("Not known")).toHaveLength(4);
  await expect.element(rows()).toHaveLength(2);
  await expectNoAxeViolations();
});

it("shows an empty result, with buttons for a longer period and for everything", async () => {
  const requested = answer("GET /admin/audit-logs", ({ query }) => page(query.q ? [] : [entry(1)]));
  await showLog("?q=nobody");
  await expect.element(screen.getByRole("heading", { name: "No Audit Logs Found" })).toBeVisible();
  await expect
    .element(
      text(/^No audit log of the last 24 hours matches .* Logs appear here as actions occur/),
    )
    .toBeVisible();
  await expectNoAxeViolations();
  await button("Look back 30 days").click();
  await expect.element(screen.getByText("Last 30 days", { exact: true })).toBeVisible();
  expect(requested.map(({ query }) => "since" in query)).toEqual([false, true]);
  await button("Show all audit logs").click();
  await expect.element(rows()).toHaveLength(2);
  expect(address()).toBe("/admin/audit-logs?span=month");
});

it("shows and exports a calendar day in India", async () => {
  const requested = answer("GET /admin/audit-logs", page([entry(1)]));
  await showLog();
  await button("Yesterday").click();
  await expect
    .element(screen.getByRole("table", { name: /^Audit logs of yesterday/ }))
    .toBeVisible();
  expect(address()).toBe("/admin/audit-logs?span=yesterday");
  const { since = "", until = "" } = requested.at(-1)?.query ?? {};
  expect(since).toMatch(/T18:30:00.000Z$/);
  expect(Date.parse(until) - Date.parse(since)).toBe(24 * 60 * 60 * 1000 - 1);
  const file = screen.getByRole("link", { name: "Export Logs" }).element().getAttribute("href");
  expect(new URLSearchParams(file?.split("?")[1]).get("until")).toBe(until);
  await button("Yesterday").click();
  expect(address()).toBe("/admin/audit-logs");
});

it.each([390, 1280])(
  "keeps everything in place at %i when another period is chosen",
  async (width) => {
    await screen.viewport(width, 800);
    answer("GET /admin/audit-logs", page([entry(1)]));
    await showLog();
    await expect.element(text("Entry 1").first()).toBeInTheDocument();
    if (width === 390) await button("Filters").click();
    const controls = () => [
      ...["Today", "Yesterday", /^Change/].map(button),
      screen.getByRole("searchbox"),
    ];
    const places = () =>
      controls().map((control) => {
        const { x, y, width: wide } = control.element().getBoundingClientRect();
        return { x, y, wide };
      });
    await atRest();
    const before = places();
    await button("Yesterday").click();
    await expect.element(button("Yesterday")).toHaveAttribute("aria-pressed", "true");
    expect(places()).toEqual(before);
    await button("Today").click();
    await expect.element(button("Today")).toHaveAttribute("aria-pressed", "true");
    expect(places()).toEqual(before);
    await button(/^Change/).click();
    await screen.getByRole("menuitemradio", { name: "12 months" }).click();
    await expect.element(text("Last 12 months").first()).toBeVisible();
    expect(places()).toEqual(before);
  },
);

describe("new entries while the log is open", () => {
  const news = () => button(/new audit log/);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    answer("GET /admin/audit-logs", page([entry(1), entry(2)]));
    await showLog();
    await expect.element(rows()).toHaveLength(3);
  });

  it("wait until requested, while the figures update", async () => {
    answer("GET /admin/audit-logs", page([entry(0), entry(1), entry(2)]));
    answer("GET /admin/audit-logs/summary", ok({ ...SUMMARY, total: 4242 }));
    await vi.advanceTimersByTimeAsync(31_000);
    await expect.element(news()).toMatchTextContent(/^1 new/);
    await expect.element(rows()).toHaveLength(3);
    await expect.element(text("4,242")).toBeVisible();
    await news().click();
    await expect.element(rows()).toHaveLength(4);
    await expect.element(news()).not.toBeInTheDocument();
  });

  it("are not mentioned if there are none", async () => {
    const requested = answer("GET /admin/audit-logs", page([entry(1), entry(2)]));
    // Once the second response arrives, the first has been handled.
    for (const count of [1, 2]) {
      await vi.advanceTimersByTimeAsync(31_000);
      await expect.poll(() => requested.length).toBe(count);
    }
    await expect.element(news()).not.toBeInTheDocument();
  });
});
