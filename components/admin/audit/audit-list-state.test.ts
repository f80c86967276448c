import { describe, expect, it } from "vitest";
import { auditListState, auditQuery, isFiltered } from "./audit-list-state";

const state = (text: string) => auditListState(new URLSearchParams(text));

describe("the filters of the audit log", () => {
  it("come from the address, but for what the log does not know", () => {
    expect(state("q=+asha+&type=order&status=failed")).toEqual({
      q: "asha",
      type: "order",
      status: "failed",
    });
    expect(state("type=toString&status=nonsense")).toEqual({
      q: "",
      type: undefined,
      status: undefined,
    });
  });

  it("go into the question to the API", () => {
    expect(auditQuery(state("type=user"), "c1")).toEqual({
      limit: "50",
      type: "user",
      cursor: "c1",
    });
    expect(auditQuery(state(""), undefined)).toEqual({ limit: "50" });
    expect(isFiltered(state("page=2"))).toBe(false);
    expect(isFiltered(state("status=failed"))).toBe(true);
  });
});
