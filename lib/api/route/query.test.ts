import { describe, expect, it } from "vitest";
import { readQuery } from "./query";

const read = (query: string) => readQuery(new URLSearchParams(query));

describe("the query of a call", () => {
  it("has each parameter, the last where one is repeated", () => {
    expect(read("q=box&limit=5&q=bag")).toEqual({ q: "bag", limit: "5" });
  });

  it("leaves out what was sent empty, as a form sends a filter that nobody chose", () => {
    expect(read("q=&status=&limit=&maxPrice=&sort=name")).toEqual({ sort: "name" });
  });

  it("takes a parameter that was repeated and is empty at last as not sent", () => {
    expect(read("status=Pending&status=")).toEqual({});
  });
});
