import { describe, expect, it } from "vitest";
import { filterValues, isoDate, pickFrom, orderNumber, searchText } from "./filters";

const filters = { q: searchText, status: pickFrom(["Pending", "Shipped"]), from: isoDate };
const read = (search: string) => filterValues(filters, new URLSearchParams(search));

describe("the filters of a list", () => {
  it("are none by themselves, whatever else the address says", () => {
    expect(read("")).toEqual({});
    expect(read("tab=orders&page=2&after=c&sort=name-asc")).toEqual({});
  });

  it("are what is searched and chosen", () => {
    expect(read("q=%20kraft%20&status=Shipped&from=2026-11-01")).toEqual({
      q: "kraft",
      status: "Shipped",
      from: "2026-11-01",
    });
  });

  it("leave out what the API would refuse", () => {
    expect(read("q=%20&status=Lost")).toEqual({});
    expect(read("status=")).toEqual({});
    expect(read(`q=${"x".repeat(200)}`).q).toHaveLength(100);
  });

  it("know an order by its whole number", () => {
    expect(orderNumber("KLN-261104-CCCCCC")).toBe("KLN-261104-CCCCCC");
    expect(orderNumber("KLN-261104-CCCCCC or another")).toBeUndefined();
    expect(orderNumber("")).toBeUndefined();
  });

  it.each(["2026-02-31", "2026-13-01", "21/11/2026", "2026-11-21T00:00", "x"])(
    "know no date %j",
    (from) => expect(read(`from=${encodeURIComponent(from)}`)).toEqual({}),
  );
});
