import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "@/lib/base/india-time";
import { cacheTags } from "./cache-tags";
import { isOutdated, steadyNow } from "./expired-tags";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T23:59:59.000+05:30") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("midnight in India", () => {
  it("outdates what is made to size, on the second and whatever the other clock says", () => {
    const tags = [cacheTags.settings, cacheTags.sizes];
    const startedAt = steadyNow();
    expect(isOutdated(tags, startedAt)).toBe(false);
    expect(isOutdated(tags, startedAt - MINUTE_MS)).toBe(false);
    vi.setSystemTime(new Date("2026-12-01T00:00:00.500+05:30"));
    expect(isOutdated(tags, startedAt - MINUTE_MS)).toBe(true);
    expect(isOutdated([cacheTags.settings], startedAt - MINUTE_MS)).toBe(false);
    vi.setSystemTime(new Date("2026-12-01T12:00:00.000+05:30"));
    expect(isOutdated(tags, steadyNow())).toBe(false);
  });
});
