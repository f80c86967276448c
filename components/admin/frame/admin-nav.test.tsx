import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { Role } from "@/lib/base/permissions";
import { AdminMenu } from "./admin-menu";
import { AdminNav, UnusedParts } from "./admin-nav";

it.each<[Role, Record<string, string[]>]>([
  ["packer", { Sell: ["Orders", "Production"], Shop: ["Notifications", "2FA"] }],
  ["catalogue", { Catalogue: ["Products", "Categories"], Shop: ["Notifications", "2FA"] }],
  ["sales", { Sell: ["Offers"], Customers: ["Companies"], Shop: ["Notifications", "2FA"] }],
  [
    "accountant",
    {
      Sell: ["Orders"],
      Catalogue: ["Made to size", "Searches"],
      Customers: ["Companies"],
      Money: ["Payments", "Accounts", "Margins", "Tax"],
      Shop: ["Notifications", "2FA"],
    },
  ],
])("shows the %s the entries that they may open, by group", async (role, groups) => {
  await screen.viewport(1280, 800);
  answer("GET /admin/offers/summary", ok({ waiting: 0, late: 0, answerHours: null }));
  await show(<AdminNav />, "/admin", role);
  const nav = screen.getByRole("navigation", { name: "Admin" });
  await expect.element(nav.getByRole("link").first()).toBeVisible();
  const texts = (role: "link" | "list", within = nav) =>
    within
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  expect(texts("link")).toEqual(["Overview", ...Object.values(groups).flat()]);
  for (const [title, labels] of Object.entries(groups)) {
    expect(texts("link", nav.getByRole("list", { name: title }))).toEqual(labels);
  }
  expect(texts("list")).toHaveLength(1 + Object.keys(groups).length);
});

it("opens as a menu on a phone, and closes when a link is followed", async () => {
  await screen.viewport(390, 844);
  await show(<AdminMenu />, "/admin?tab=settings", "packer");
  await screen.getByRole("button", { name: "Menu" }).click();
  const menu = screen.getByRole("dialog", { name: "Menu" });
  await expect.element(menu.getByRole("list", { name: "Sell" })).toBeVisible();
  await expectNoAxeViolations();
  await menu.getByRole("link", { name: "Orders" }).click();
  await expect.element(menu).not.toBeInTheDocument();
});

it("moves unused parts behind More, but never the open one", async () => {
  await screen.viewport(1280, 800);
  answer("GET /admin/offers/summary", ok({ waiting: 0, late: 0, answerHours: null }));
  answer(
    "GET /admin/messages/summary",
    ok({ new: 0, late: 0, kinds: { contact: 0, order: 0 }, answerHours: null }),
  );
  answer("GET /admin/reviews/summary", ok({ new: 0 }));
  const unused = ["tools", "margins", "newsletter"] as const;
  const nav = (
    <UnusedParts value={unused}>
      <AdminNav />
    </UnusedParts>
  );
  await show(nav, "/admin?tab=margins", "admin");
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  await expect.element(link("Margins")).toBeVisible();
  await expect.element(link("Tools")).not.toBeInTheDocument();
  await screen.getByText("More").click();
  await expect.element(link("Tools")).toBeVisible();
  await expect
    .element(screen.getByRole("list", { name: "More" }))
    .toMatchTextContent("ToolsNewsletter");
  await expectNoAxeViolations();
});
