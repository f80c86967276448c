import { describe, expect, it } from "vitest";
import { auditListState, auditQuery, isFiltered, sinceQuery } from "./audit-list-state";

const state = (text: string) => auditListState(new URLSearchParams(text));

describe("the filters of the audit log", () => {
  it("come from the address, but for what the log does not know", () => {
    expect(state("q=+asha+&type=order&status=failed")).toEqual({
      q: "asha",
      type: "order",
      status: "failed",
      span: "day",
    });
    expect(state("type=toString&status=nonsense&span=valueOf")).toEqual({
      q: "",
      type: undefined,
      status: undefined,
      span: "day",
    });
    expect(state("span=month").span).toBe("month");
  });

  it("go into the question to the API", () => {
    expect(auditQuery(state("type=user"), "c1")).toEqual({
      limit: "50",
      type: "user",
      cursor: "c1",
    });
    expect(auditQuery(state(""), undefined)).toEqual({ limit: "50" });
    expect(auditQuery(state("span=day"), undefined)).toEqual({ limit: "50" });
    expect(isFiltered(state("page=2&span=month"))).toBe(false);
    expect(isFiltered(state("status=failed"))).toBe(true);
  });

  it("say how far back, as of when somebody asks", () => {
    const now = Date.parse("2026-11-21T06:00:00Z");
    expect(sinceQuery("day", now)).toEqual({});
    expect(sinceQuery("month", now)).toEqual({ since: "2026-10-22T06:00:00.000Z" });
    expect(sinceQuery("year", now)).toEqual({ since: "2025-11-21T06:00:00.000Z" });
  });
});
