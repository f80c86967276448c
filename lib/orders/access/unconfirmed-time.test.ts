import { describe, expect, it } from "vitest";
import { cancelledUnlessConfirmed, reminderDue } from "./unconfirmed-time";

const DAY = { unprovenOrderHours: 24 };
const createdAt = new Date("2026-11-21T06:00:00Z");

describe("an unconfirmed order", () => {
  it("stays when the setting is off", () => {
    const order = { createdAt, remindedAt: null };
    expect(reminderDue(order, { unprovenOrderHours: 0 })).toBeNull();
    expect(cancelledUnlessConfirmed(order, { unprovenOrderHours: 0 })).toBeNull();
  });

  it("triggers a reminder halfway", () => {
    expect(reminderDue({ createdAt, remindedAt: null }, DAY)).toEqual(
      new Date("2026-11-21T18:00:00Z"),
    );
  });

  it.each([
    [null, "2026-11-22T06:00:00Z"],
    ["2026-11-21T18:00:00Z", "2026-11-22T06:00:00Z"],
    ["2026-11-23T00:00:00Z", "2026-11-23T12:00:00Z"],
  ])("with a reminder at %s is cancelled at %s", (told, due) => {
    const remindedAt = told === null ? null : new Date(told);
    expect(cancelledUnlessConfirmed({ createdAt, remindedAt }, DAY)).toEqual(new Date(due));
  });
});
