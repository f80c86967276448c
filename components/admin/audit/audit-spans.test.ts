import { describe, expect, it } from "vitest";
import { auditSpan, spanQuery } from "./audit-spans";

describe("the period of the audit log", () => {
  it("is a day, unless the URL names another", () => {
    expect([null, "", "valueOf", "day"].map(auditSpan)).toEqual(["day", "day", "day", "day"]);
    expect(auditSpan("month")).toBe("month");
    expect(auditSpan("yesterday")).toBe("yesterday");
  });

  it("ends at the time of the request", () => {
    const now = Date.parse("2026-11-21T06:00:00Z");
    expect(spanQuery("day", now)).toEqual({});
    expect(spanQuery("month", now)).toEqual({ since: "2026-10-22T06:00:00.000Z" });
    expect(spanQuery("year", now)).toEqual({ since: "2025-11-21T06:00:00.000Z" });
  });

  it("is a whole calendar day in India", () => {
    const afterMidnight = Date.parse("2026-11-20T18:31:00Z");
    expect(spanQuery("today", afterMidnight)).toEqual({ since: "2026-11-20T18:30:00.000Z" });
    expect(spanQuery("yesterday", afterMidnight)).toEqual({
      since: "2026-11-19T18:30:00.000Z",
      until: "2026-11-20T18:29:59.999Z",
    });
    expect(spanQuery("today", afterMidnight - 120_000).since).toBe("2026-11-19T18:30:00.000Z");
  });
});
