import { describe, expect, it } from "vitest";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { lastingQuery, readArrival } from "./arrival";

const getQuery = (path: string) => path.slice(path.indexOf("?"));

describe("readArrival", () => {
  it("is a plain login without a query", () => {
    expect(readArrival("")).toEqual({ mode: "login" });
  });

  it("reads what middleware says", () => {
    const query = getQuery(paths.signIn("/dashboard?tab=orders", "expired"));
    expect(readArrival(query)).toMatchObject({ next: "/dashboard?tab=orders", reason: "expired" });
  });

  it("reads the links of mails", () => {
    expect(readArrival(getQuery(serverPaths.resetPassword("a.b")))).toMatchObject({ reset: "a.b" });
    expect(readArrival(getQuery(serverPaths.verifyEmail("a.b")))).toMatchObject({ verify: "a.b" });
  });

  it("takes a token out of the page that somebody was going to", () => {
    const query = getQuery(paths.signIn("/dashboard?tab=orders&token=t.o.k", "none"));
    expect(readArrival(query)).toMatchObject({ next: "/dashboard?tab=orders", token: "t.o.k" });
  });

  it("tells the code of a sign-in with the provider from a token", () => {
    const code = "c0de_-".padEnd(43, "x");
    const arrival = readArrival(getQuery(serverPaths.signedIn(code, "/checkout")));
    expect(arrival).toMatchObject({ code, next: "/checkout" });
    expect(arrival.token).toBeUndefined();
    expect(readArrival("?token=t.o.k")).toMatchObject({ token: "t.o.k" });
    expect(lastingQuery(arrival)).toBe("?next=%2Fcheckout");
  });

  it("leaves out what it does not know and what leads elsewhere", () => {
    expect(readArrival("?mode=x&next=//evil.example&reason=why&error=oops")).toEqual({
      mode: "login",
    });
  });
});

it.each(["/hi//evil.example", "/hi//evil.example?token=t", "/hi/.//evil.example?token=t&a=1"])(
  "goes nowhere for %s",
  (next) => {
    expect(readArrival(`?${new URLSearchParams({ next })}`)).toEqual({ mode: "login" });
  },
);

describe("lastingQuery", () => {
  it("keeps where to go and nothing secret", () => {
    const arrival = readArrival(
      "?mode=signup&next=%2Fcart%3Ftoken%3Dt&reason=none&error=google_failed&reset=r&verify=v&token=t",
    );
    expect(lastingQuery(arrival)).toBe("?mode=signup&next=%2Fcart");
    expect(lastingQuery(readArrival("?reset=r"))).toBe("");
  });
});
