import { describe, expect, it } from "vitest";
import { ADMIN_TAB_NAMES, adminTab, pageOfTab } from "./admin-tab";

describe("the tab in the URL of the admin", () => {
  it.each(ADMIN_TAB_NAMES)("accepts %s", (tab) => {
    expect(adminTab(tab)).toBe(tab);
  });

  it.each([null, undefined, "", "Overview", "products", "nonsense", "constructor"])(
    "is the overview for %s",
    (text) => {
      expect(adminTab(text)).toBe("overview");
    },
  );

  it("redirects to parts with their own page", () => {
    expect(["products", "orders", "audit"].map(pageOfTab)).toEqual([
      "/admin/products",
      "/admin/orders",
      "/admin/audit-logs",
    ]);
  });

  it.each([undefined, "", "users", "constructor", "__proto__"])(
    "does not redirect for %s",
    (text) => {
      expect(pageOfTab(text)).toBeUndefined();
    },
  );
});
