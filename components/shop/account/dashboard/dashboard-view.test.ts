import { expect, it, describe } from "vitest";
import { greeting } from "./dashboard-view";
import { dashboardTab } from "./tab-links";

const CREATED = { name: "Asha Verma", createdAt: "2026-11-25T04:00:00Z" };

it.each([
  ["2026-11-25T04:00:02Z", "Welcome, Asha Verma"],
  ["2026-11-25T18:29:59Z", "Welcome, Asha Verma"],
  // 18:30 UTC is midnight in India: a new day.
  ["2026-11-25T18:30:00Z", "Welcome back, Asha Verma"],
  ["2027-11-25T04:00:00Z", "Welcome back, Asha Verma"],
])("at %s it is “%s”", (now, words) => expect(greeting(CREATED, new Date(now))).toBe(words));

describe("dashboardTab", () => {
  it.each(["overview", "orders", "profile", "settings"])("opens %s", (tab) => {
    expect(dashboardTab(tab)).toBe(tab);
  });

  it.each([null, "", "Orders", "admin", "__proto__"])("opens the overview for %j", (text) => {
    expect(dashboardTab(text)).toBe("overview");
  });
});
