import { describe, expect, it } from "vitest";
import { iconName } from "./action-icon";

describe("iconName", () => {
  it.each([
    ["Login Failed", "Login"],
    ["Logout", "Logout"],
    ["Password Updated", "Updated"],
    ["Audit Logs Export", "Export"],
    ["Backup Restored", "Backup"],
    ["Backup Created", "Created"],
    ["Sessions Ended", "authentication"],
  ])("of %s follows %s", (action, name) => {
    expect(iconName({ action, type: "authentication" })).toBe(name);
  });
});
