import { describe, expect, it } from "vitest";
import { filterQuery, isFiltered, orderListState, orderQuery } from "./order-list-state";

const state = (search: string) => orderListState(new URLSearchParams(search));

describe("the address of the admin's orders", () => {
  it("asks for the first page of everything by itself", () => {
    expect(orderQuery(state(""), undefined)).toEqual({ limit: "25" });
    expect(isFiltered(state("page=2&after=c"))).toBe(false);
  });

  it("asks for what is searched, filtered and paged, and exports the same", () => {
    const asked = state("q=%20kraft%20&status=Shipped&from=2026-11-01&to=2026-11-30");
    const filter = { q: "kraft", status: "Shipped", from: "2026-11-01", to: "2026-11-30" };
    expect(orderQuery(asked, "c")).toEqual({ limit: "25", ...filter, cursor: "c" });
    expect(filterQuery(asked)).toEqual(filter);
    expect(isFiltered(asked)).toBe(true);
  });

  it.each(["2026-02-31", "2026-13-01", "21/11/2026", "2026-11-21T00:00", "x", ""])(
    "leaves out a date that is none: %j",
    (from) => expect(state(`from=${encodeURIComponent(from)}`).from).toBe(""),
  );

  it("asks for all that are open as for one status", () => {
    expect(filterQuery(state("status=Open"))).toEqual({ status: "Open" });
  });

  it("leaves out what the API would refuse", () => {
    const { q, status } = state(`q=${"x".repeat(200)}&status=Lost`);
    expect(q).toHaveLength(100);
    expect(status).toBeUndefined();
  });
});
