import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { show } from "@/e2e/component/show";
import type { Role } from "@/lib/base/permissions";
import { AdminNav } from "./admin-nav";

it.each<[Role, string[]]>([
  ["packer", ["Overview", "Orders", "Production", "2FA"]],
  ["catalogue", ["Overview", "Products", "Categories", "2FA"]],
  ["accountant", ["Overview", "Orders", "Payments", "Companies", "Tax", "Accounts", "2FA"]],
])("shows the %s what they may open, and nothing else", async (role, labels) => {
  await show(<AdminNav />, "/admin", role);
  const links = screen.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.textContent)).toEqual(labels);
});
