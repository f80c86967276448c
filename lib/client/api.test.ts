import { describe, expect, it } from "vitest";
import { readPaging } from "./api";

describe("pagingOf", () => {
  it("reads the length of the list and where the rest is", () => {
    const headers = new Headers({
      "X-Total-Count": "41",
      Link: '</api/orders?limit=20&cursor=MjAyNi0x_w-A>; rel="next"',
    });
    expect(readPaging(headers)).toEqual({
      total: 41,
      isAtLeast: false,
      all: 41,
      nextCursor: "MjAyNi0x_w-A",
    });
  });

  it("knows the last page by the missing link", () => {
    expect(readPaging(new Headers({ "X-Total-Count": "3" }))).toEqual({
      total: 3,
      isAtLeast: false,
      all: 3,
      nextCursor: null,
    });
  });

  it("reads where nobody counted to the end", () => {
    const headers = new Headers({ "X-Total-Count": "3", "X-Total-Count-Relation": "gte" });
    expect(readPaging(headers)).toMatchObject({ total: 3, isAtLeast: true });
  });

  it("reads how long the list is without its filters", () => {
    const headers = new Headers({ "X-Total-Count": "3", "X-Unfiltered-Count": "40" });
    expect(readPaging(headers)).toMatchObject({ total: 3, all: 40 });
  });

  it.each([[{}], [{ "X-Total-Count": "many", Link: '</api/orders>; rel="prev"' }]])(
    "takes headers that say nothing for an empty list: %j",
    (headers: Record<string, string>) => {
      expect(readPaging(new Headers(headers))).toEqual({
        total: 0,
        isAtLeast: false,
        all: 0,
        nextCursor: null,
      });
    },
  );
});
