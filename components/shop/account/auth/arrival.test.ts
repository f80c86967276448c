import { describe, expect, it } from "vitest";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { lastingQuery, readArrival } from "./arrival";

const getQuery = (path: string) => path.slice(path.indexOf("?"));

describe("readArrival", () => {
  it("returns a plain login without a query", () => {
    expect(readArrival("")).toEqual({ mode: "login" });
  });

  it("reads the parameters set by middleware", () => {
    const query = getQuery(paths.signIn("/dashboard?tab=orders", "expired"));
    expect(readArrival(query)).toMatchObject({ next: "/dashboard?tab=orders", reason: "expired" });
  });

  it("reads the links of emails", () => {
    expect(readArrival(getQuery(serverPaths.resetPassword("a.b")))).toMatchObject({ reset: "a.b" });
    expect(readArrival(getQuery(serverPaths.verifyEmail("a.b")))).toMatchObject({ verify: "a.b" });
  });

  it("removes a token from the path to return to", () => {
    const query = getQuery(paths.signIn("/dashboard?tab=orders&token=t.o.k", "none"));
    expect(readArrival(query)).toMatchObject({ next: "/dashboard?tab=orders", token: "t.o.k" });
  });

  it("distinguishes the provider's code from a token", () => {
    const code = "c0de_-".padEnd(43, "x");
    const arrival = readArrival(getQuery(serverPaths.signedIn(code, "/checkout")));
    expect(arrival).toMatchObject({ code, next: "/checkout" });
    expect(arrival.token).toBeUndefined();
    expect(readArrival("?token=t.o.k")).toMatchObject({ token: "t.o.k" });
    expect(lastingQuery(arrival)).toBe("?next=%2Fcheckout");
  });

  it("ignores unknown parameters and external paths", () => {
    expect(readArrival("?mode=x&next=//evil.example&reason=why&error=oops")).toEqual({
      mode: "login",
    });
  });
});

it.each(["/hi//evil.example", "/hi//evil.example?token=t", "/hi/.//evil.example?token=t&a=1"])(
  "returns no path for %s",
  (next) => {
    expect(readArrival(`?${new URLSearchParams({ next })}`)).toEqual({ mode: "login" });
  },
);

describe("lastingQuery", () => {
  it("keeps the path to return to and no secrets", () => {
    const arrival = readArrival(
      "?mode=signup&next=%2Fcart%3Ftoken%3Dt&reason=none&error=google_failed&reset=r&verify=v&token=t",
    );
    expect(lastingQuery(arrival)).toBe("?mode=signup&next=%2Fcart");
    expect(lastingQuery(readArrival("?reset=r"))).toBe("");
  });
});
