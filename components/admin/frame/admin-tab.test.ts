import { describe, expect, it } from "vitest";
import { ADMIN_TAB_NAMES, adminTab, pageOfTab } from "./admin-tab";

describe("the tab of the admin's address", () => {
  it.each(ADMIN_TAB_NAMES)("knows %s", (tab) => {
    expect(adminTab(tab)).toBe(tab);
  });

  it.each([null, undefined, "", "Overview", "products", "nonsense", "constructor"])(
    "is the overview for %s",
    (text) => {
      expect(adminTab(text)).toBe("overview");
    },
  );

  it("leads on where a part is a page of its own", () => {
    expect(["products", "orders", "audit"].map(pageOfTab)).toEqual([
      "/admin/products",
      "/admin/orders",
      "/admin/audit-logs",
    ]);
  });

  it.each([undefined, "", "users", "constructor", "__proto__"])("stays for %s", (text) => {
    expect(pageOfTab(text)).toBeUndefined();
  });
});
