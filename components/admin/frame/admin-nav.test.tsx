import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { answer, ok } from "@/lib/testing/component/shop";
import { show } from "@/lib/testing/component/show";
import type { Role } from "@/lib/permissions";
import { AdminNav } from "./admin-nav";
import { NAV_ENTRIES } from "./nav-entries";

it.each<[Role, string[]]>([
  ["packer", ["Overview", "Orders", "2FA"]],
  ["catalogue", ["Overview", "Products", "Categories", "2FA"]],
  ["accountant", ["Overview", "Orders", "Payments", "Tax", "Accounts", "2FA"]],
  ["admin", NAV_ENTRIES.map(({ label }) => label)],
])("shows the %s what they may open, and nothing else", async (role, labels) => {
  answer("GET /admin/messages/summary", ok({ new: 0, late: 0 }));
  await show(<AdminNav />, "/admin", role);
  const links = screen.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.textContent)).toEqual(labels);
});
