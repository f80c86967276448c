import { describe, expect, it } from "vitest";
import { dashboardTab } from "./dashboard-tab";

describe("dashboardTab", () => {
  it.each(["overview", "orders", "profile", "settings"])("opens %s", (tab) => {
    expect(dashboardTab(tab)).toBe(tab);
  });

  it.each([null, "", "Orders", "admin", "__proto__"])("opens the overview for %j", (text) => {
    expect(dashboardTab(text)).toBe("overview");
  });
});
