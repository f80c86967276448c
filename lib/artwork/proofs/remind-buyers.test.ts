import { describe, expect, it } from "vitest";
import { openingHoursFrom } from "@/lib/shop/working-time/opening-hours";
import { isReminderDue } from "./remind-buyers";

const calendar = {
  openingHours: openingHoursFrom("Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed"),
  holidays: [{ date: "2026-11-24", name: "Guru Nanak Jayanti" }],
};
/** A Friday, before the shop closes. */
const stageSince = new Date("2026-11-20T10:00:00+05:30");

const due = (stageReminders: number, now: string) =>
  isReminderDue({ stageSince, stageReminders }, calendar, new Date(`${now}T09:00:00+05:30`));

describe("a reminder", () => {
  it("is due after two working days, not counting Sunday", () => {
    expect([due(0, "2026-11-22"), due(0, "2026-11-23")]).toEqual([false, true]);
  });

  it("is due again after five working days, not counting a holiday", () => {
    expect([due(1, "2026-11-26"), due(1, "2026-11-27")]).toEqual([false, true]);
  });

  it("is not sent a third time", () => {
    expect(due(2, "2027-06-01")).toBe(false);
  });
});
