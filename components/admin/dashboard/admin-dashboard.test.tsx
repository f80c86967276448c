import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { accountExamples } from "@/lib/identity/examples";
import { twoFactorAdminExamples } from "@/lib/identity/two-factor/examples";
import { auditAdminExamples } from "@/lib/audit/examples";
import { usersAdminExamples } from "@/lib/identity/users/examples";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok, page, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS } from "@/e2e/steps/session-token";
import { Guard } from "@/components/shop/account/guard";
import { AdminDashboard } from "./admin-dashboard";

const CUSTOMER = accountExamples.getProfile.answer;
const ADMIN = { ...CUSTOMER, role: "admin" } as const;

const text = (words: string) => screen.getByText(words);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  answer("GET /admin/to-do", ok([]));
  answer("GET /admin/orders", page([]));
  answer("GET /admin/stats/series", ok(systemAdminExamples.getSeries.answer));
  answer("GET /admin/users", page(usersAdminExamples.listUsers.answer));
  answer("GET /admin/audit-logs", page(auditAdminExamples.listAuditLogs.answer));
  answer(
    "GET /admin/demo-data",
    ok({ products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false }),
  );
});

it("shows at once what the server read with the page", async () => {
  const requested = answer("GET /auth/me", ok(ADMIN));
  const parts = {
    toDo: [{ id: "to-ship" as const, count: 0, isMore: false }],
    orders: [],
    stats: null,
    users: null,
    alerts: null,
  };
  const demo = { products: 0, edited: 0, testimonials: 0, promoCodes: [], payments: false };
  const series = systemAdminExamples.getSeries.answer as never;
  const value = { profile: ADMIN as never, overview: { parts, series, demo } };
  const first = Promise.resolve({ sub: TEST_CLAIMS.sub, value });
  await show(<AdminDashboard first={first} />, "/admin");
  await expect.element(text("Nothing needs your attention.")).toBeVisible();
  expect(requested).toEqual([]);
});

it("ends the session when the profile is refused", async () => {
  answer("GET /auth/me", INTERNAL);
  await show(
    <Guard needs="admin.open">
      <AdminDashboard />
    </Guard>,
    "/admin",
  );
  await expect.element(text("Error fetching user data")).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(localStorage.getItem("kln_token")).toBeNull();
});

it("reports that the figures cannot be loaded, and tries again", async () => {
  answer("GET /auth/me", ok(ADMIN));
  answer("GET /admin/stats", INTERNAL);
  await show(<AdminDashboard />, "/admin");
  await expect.element(text("Error fetching admin data")).toBeVisible();
  await expect.element(text("Could not load admin dashboard data.").first()).toBeVisible();
  answer("GET /admin/stats", ok(systemAdminExamples.getStats.answer));
  await button("Try again").click();
  await expect.element(screen.getByRole("list", { name: "Figures" })).toBeVisible();
  await expectNoAxeViolations();
});

it("shows nothing to a customer", async () => {
  const requested = answer("GET /auth/me", ok(CUSTOMER));
  await show(<AdminDashboard />, "/admin?tab=users");
  await expect.element(text("Loading")).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});

it("shows customers a message on the 2FA tab only", async () => {
  answer("GET /auth/me", ok(CUSTOMER));
  await show(<AdminDashboard />, "/admin?tab=2fa");
  await expect.element(text("2FA settings are only available for admin accounts.")).toBeVisible();
});

it("keeps the session through an outage, and tries again", async () => {
  answer("GET /health/ready", ok({ status: "ok", missing: [] }));
  answer("GET /auth/me", refusal(503, "unavailable", "Not now."));
  await show(<AdminDashboard />, "/admin?tab=2fa");
  await expect
    .element(text("Your profile cannot be loaded at the moment. You are still signed in."))
    .toBeVisible();
  answer("GET /auth/me", ok(ADMIN));
  answer("GET /auth/2fa", ok(twoFactorAdminExamples.getTwoFactor.answer));
  await button("Try again").click();
  await expect.element(text("Two-factor authentication is on")).toBeVisible();
});
