import { describe, expect, it } from "vitest";
import { auditSpan, sinceQuery } from "./audit-spans";

describe("how far back the audit log is read", () => {
  it("is a day, unless the address names another span", () => {
    expect([null, "", "valueOf", "day"].map(auditSpan)).toEqual(["day", "day", "day", "day"]);
    expect(auditSpan("month")).toBe("month");
  });

  it("counts from when somebody asks", () => {
    const now = Date.parse("2026-11-21T06:00:00Z");
    expect(sinceQuery("day", now)).toEqual({});
    expect(sinceQuery("month", now)).toEqual({ since: "2026-10-22T06:00:00.000Z" });
    expect(sinceQuery("year", now)).toEqual({ since: "2025-11-21T06:00:00.000Z" });
  });
});
