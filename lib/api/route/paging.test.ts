import { expect, it } from "vitest";
import { pagingHeaders } from "./paging";

const PATH = "/admin/products/{id}/stock";
const requested = {
  params: { id: "a/b" },
  query: { q: "tape & co", limit: 20, cursor: "old", alerts: true, status: undefined },
};

it("repeats what was asked for in the link to the next page, with its cursor", () => {
  expect(pagingHeaders(PATH, requested, { total: 45, all: 90, nextCursor: "new" })).toEqual({
    "X-Total-Count": "45",
    "X-Unfiltered-Count": "90",
    Link: '</api/admin/products/a%2Fb/stock?q=tape+%26+co&limit=20&cursor=new&alerts=true>; rel="next"',
  });
});

it("says where nobody counted to the end", () => {
  const page = { total: 5000, isAtLeast: true, nextCursor: null };
  expect(pagingHeaders(PATH, requested, page)).toEqual({
    "X-Total-Count": "5000",
    "X-Total-Count-Relation": "gte",
  });
});

it("has no link at the end, and tells no count that nobody made", () => {
  expect(pagingHeaders(PATH, requested, { total: 0, nextCursor: null })).toEqual({
    "X-Total-Count": "0",
  });
});
