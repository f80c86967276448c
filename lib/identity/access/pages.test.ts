import { describe, expect, it } from "vitest";
import { inLanguage, LANGUAGES } from "@/lib/base/http/languages";
import { endpoints } from "@/lib/api/endpoints";
import { paths } from "@/lib/base/paths";
import { ADMIN_TABS } from "@/lib/base/staff-paths";
import { can, type Role } from "@/lib/base/permissions";
import { sourceFiles } from "@/e2e/source-rules/source-files";
import { GUARDED_PATHS, isGuarded } from "./guarded";
import { mayOpen, pagePermission, PAGES } from "./pages";

/** Of everybody who works here. */
const OWN = ["/admin?tab=notifications", "/admin?tab=2fa", "/admin"];

describe("the requirements of a page", () => {
  it.each([
    ["/", undefined],
    ["/products?tab=users", undefined],
    ["/administration", undefined],
    ["/orders", undefined],
    ["/dashboard", "account.own"],
    ["/dashboard?tab=users", "account.own"],
    ["/order/KLN-1", "orders.own"],
    ["/admin", "admin.open"],
    ["/admin?tab=overview", "admin.open"],
    ["/admin?tab=users", "users.read"],
    ["/admin?q=x&tab=users&role=admin", "users.read"],
    ["/admin?tab=users&tab=2fa", "users.read"],
    ["/admin?tab=2fa", "two-factor.own"],
    ["/admin/orders?tab=2fa", "orders.read.all"],
    ["/admin/orders/KLN-1", "orders.read.all"],
    ["/admin/orders/new", "orders.enter"],
    ["/admin/anything/else", "admin.open"],
  ])("%s", (address, permission) => {
    expect(pagePermission(address)).toBe(permission);
  });

  it.each<[Role, string[]]>([
    ["user", []],
    ["packer", ["/admin/orders", "/admin?tab=production", ...OWN]],
    ["catalogue", ["/admin/products", "/admin?tab=categories", ...OWN]],
    [
      "sales",
      [
        "/admin/offers/new",
        "/admin/offers",
        "/admin/customers",
        "/admin?tab=offers",
        "/admin?tab=companies",
        ...OWN,
      ],
    ],
    [
      "accountant",
      [
        ...[
          "/admin/orders",
          "/admin/customers",
          "/admin?tab=payments",
          "/admin?tab=companies",
          "/admin?tab=sizes",
          "/admin?tab=searches",
          "/admin?tab=tax",
          "/admin?tab=accounts",
          "/admin?tab=margins",
        ],
        ...OWN,
      ],
    ],
    ["admin", [...PAGES.keys()].filter((address) => address.startsWith("/admin"))],
  ])("let the %s open the pages of their work", (role, work) => {
    const open = [...PAGES.keys()].filter((address) => mayOpen(role, address));
    expect(open).toEqual(["/dashboard", "/order", ...work]);
  });

  it("are never less than those of the page's calls", () => {
    const { listUsers, listAllOrders, listAdminProducts, listAuditLogs } = endpoints;
    expect(pagePermission("/admin?tab=users")).toBe(listUsers.access);
    expect(pagePermission("/admin/orders")).toBe(listAllOrders.access);
    expect(pagePermission("/admin/products")).toBe(listAdminProducts.access);
    expect(pagePermission("/admin/audit-logs")).toBe(listAuditLogs.access);
    expect(can("user", listUsers.access)).toBe(false);
  });
});

describe("the guard", () => {
  it("protects every page with requirements, and no other", () => {
    const [middleware] = sourceFiles("middleware.ts");
    const [, matcher = ""] =
      /matcher: \[\s*(".+"),?\s*\]/.exec(middleware?.tree.getText() ?? "") ?? [];
    const matched = new RegExp(`^${JSON.parse(matcher) as string}$`);
    for (const path of GUARDED_PATHS.flatMap((each) => [each, `${each}/a`, `${each}/a.b`])) {
      for (const language of LANGUAGES) expect(inLanguage(language, path)).toMatch(matched);
    }
    const files = ["/favicon.ico", "/opengraph-image", "/media/a/b.webp", "/_next/static/a.js"];
    for (const { name } of sourceFiles("app/**/route.ts")) {
      files.push(name.replaceAll(/^app|\/route\.ts$|[[\]]/g, ""));
    }
    for (const file of files) expect(file).not.toMatch(matched);
    // Next would take their first segment for a language.
    const below = ["/feeds", "/sitemaps/a", "/admin-icon/a", "/opengraph-imagea"];
    for (const path of below) expect(`${path}/admin`).toMatch(matched);
    for (const address of PAGES.keys()) expect(isGuarded(address.split("?")[0] ?? "")).toBe(true);
    for (const path of GUARDED_PATHS) expect(pagePermission(path)).toBeDefined();
    expect(isGuarded("/administration")).toBe(false);
  });

  it.each(ADMIN_TABS)("has a row for the tab %s of /admin", (tab) => {
    expect(PAGES.has(paths.admin(tab))).toBe(true);
  });

  it("has a row for every page below /admin", () => {
    const pages = sourceFiles("app/?language?/{admin/*,?preview?/admin}/**/page.tsx").map(
      ({ name }) => name.replace(/^app\/\[language\]|\/\(\w+\)|\/page\.tsx$/g, ""),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(pagePermission(page)).not.toBe("admin.open");
  });
});
