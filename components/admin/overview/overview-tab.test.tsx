import { beforeEach, expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { auditAdminExamples } from "@/lib/audit/examples";
import { orderListExamples } from "@/lib/orders/read/examples";
import { usersAdminExamples } from "@/lib/identity/users/examples";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { OverviewTab } from "./overview-tab";

const ORDER = firstOf(orderListExamples.listAllOrders.answer);
const STAT = firstOf(systemAdminExamples.getStats.answer);

const link = (name: string | RegExp) => screen.getByRole("link", { name });

beforeEach(() => {
  answer("GET /admin/to-do", ok(systemAdminExamples.readToDo.answer));
  answer("GET /admin/orders", page([ORDER]));
});

it("shows a packer the tasks and recent orders, and loads nothing else", async () => {
  await show(<OverviewTab />, "/admin", "packer");
  await expect
    .element(link("12 to produce"))
    .toHaveAttribute("href", "/admin/orders?status=Pending");
  await expect.element(link("99+ to ship")).toBeVisible();
  await expect.element(screen.getByText("late to leave")).not.toBeInTheDocument();
  await expect.element(link(new RegExp(ORDER.orderId))).toBeVisible();
  await expectNoAxeViolations();
});

it("shows the admin the figures below, without failed logins, and says where nothing can be compared", async () => {
  const failed = { ...STAT, id: "failed-logins", title: "Failed Logins" } as const;
  const first = { ...STAT, trend: "neutral", change: "No earlier data" } as const;
  answer("GET /admin/stats", ok([first, failed]));
  answer("GET /admin/stats/series", ok(systemAdminExamples.getSeries.answer));
  answer("GET /admin/users", page(usersAdminExamples.listUsers.answer));
  answer("GET /admin/audit-logs", page(auditAdminExamples.listAuditLogs.answer));
  answer(
    "GET /admin/demo-data",
    ok({ products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false }),
  );
  await show(<OverviewTab />, "/admin");
  const figures = screen.getByRole("list", { name: "Figures" });
  await expect.element(figures.getByText("No earlier data")).toBeVisible();
  await expect.element(figures.getByText("from last month")).not.toBeInTheDocument();
  await expect.element(figures.getByText("Failed Logins")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Recent Users" })).toBeVisible();
});

it("shows its charts as tables, by keyboard, and over a year", async () => {
  answer("GET /admin/stats", ok([STAT]));
  answer("GET /admin/stats/series", ok(systemAdminExamples.getSeries.answer));
  answer("GET /admin/users", page(usersAdminExamples.listUsers.answer));
  answer("GET /admin/audit-logs", page(auditAdminExamples.listAuditLogs.answer));
  answer(
    "GET /admin/demo-data",
    ok({ products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false }),
  );
  await show(<OverviewTab />, "/admin");
  const chart = screen.getByRole("application", { name: /^Revenue over time/ });
  await expect.element(chart).toBeVisible();
  chart.element().focus();
  await userEvent.keyboard("{End}{ArrowRight}");
  // The pointer may rest on the other chart, which then shows its own figure.
  const card = screen.getByRole("region", { name: "Revenue and orders" });
  await expect.element(card.getByRole("status").filter({ hasText: "₹" })).toBeVisible();
  await card.getByRole("button", { name: "Show as table" }).click();
  await expect.element(card.getByRole("row", { name: /^20 November 2026/ })).toBeVisible();
  await screen.getByRole("button", { name: "12 months" }).click();
  await expect.element(card.getByRole("row", { name: /^November 2026/ })).toBeVisible();
  await expectNoAxeViolations();
  await card.getByRole("button", { name: "Show as chart" }).click();
  await expect.element(chart).toBeVisible();
});

it("says that nothing is pending", async () => {
  answer("GET /admin/to-do", ok([{ id: "to-ship", count: 0, isMore: false }]));
  await show(<OverviewTab />, "/admin", "packer");
  await expect.element(screen.getByText("Nothing needs your attention.")).toBeVisible();
});
