import { describe, expect, it } from "vitest";
import { filterValues, isoDate, pickFrom, orderNumber, searchText } from "./filters";

const filters = { q: searchText, status: pickFrom(["Pending", "Shipped"]), from: isoDate };
const read = (search: string) => filterValues(filters, new URLSearchParams(search));

describe("the filters of a list", () => {
  it("are empty by default, whatever else is in the URL", () => {
    expect(read("")).toEqual({});
    expect(read("tab=orders&page=2&after=c&sort=name-asc")).toEqual({});
  });

  it("are the search text and the chosen values", () => {
    expect(read("q=%20kraft%20&status=Shipped&from=2026-11-01")).toEqual({
      q: "kraft",
      status: "Shipped",
      from: "2026-11-01",
    });
  });

  it("omit what the API would refuse", () => {
    expect(read("q=%20&status=Lost")).toEqual({});
    expect(read("status=")).toEqual({});
    expect(read(`q=${"x".repeat(200)}`).q).toHaveLength(100);
  });

  it("accept a whole order number", () => {
    expect(orderNumber("KLN-261104-CCCCCC")).toBe("KLN-261104-CCCCCC");
    expect(orderNumber("KLN-261104-CCCCCC or another")).toBeUndefined();
    expect(orderNumber("")).toBeUndefined();
  });

  it.each(["2026-02-31", "2026-13-01", "21/11/2026", "2026-11-21T00:00", "x"])(
    "reject the date %j",
    (from) => expect(read(`from=${encodeURIComponent(from)}`)).toEqual({}),
  );
});
