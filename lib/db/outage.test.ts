import { describe, expect, it, vi } from "vitest";
import { Prisma } from "shop-database";
import { toAppError } from "@/lib/api/route/respond";
import { log } from "@/lib/base/log";
import { innermostCode, isOutage } from "./outage";

/** Outages that a test cannot cause in a real database. */

const known = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError("Database error.", {
    code,
    clientVersion: Prisma.prismaVersion.client,
    ...(meta && { meta }),
  });

/** Returns the error that Prisma throws for this code of PostgreSQL. */
const said = (originalCode: string) =>
  known("P2039", { driverAdapterError: { cause: { kind: "postgres", originalCode } } });

describe("an outage", () => {
  it.each([
    ["pgbouncer without a server or a free connection", "08P01"],
    ["a refused connection", "08001"],
    ["no room for more", "53400"],
    ["a server that is being stopped", "57P01"],
    ["a server that fell over", "57P02"],
    ["a server that starts", "57P03"],
    ["a session that was idle for too long", "57P05"],
    ["a disk that fails", "58030"],
    ["a password that another start has replaced", "28P01"],
    ["a server that may only be read, as after a failover", "25006"],
  ])("is told by PostgreSQL: %s", (_what, code) => {
    expect(isOutage(said(code))).toBe(true);
    expect(toAppError(said(code)).code).toBe("unavailable");
  });

  it("is a password that another start has replaced, as Prisma's adapter tells it", () => {
    const refused = known("P1000", { driverAdapterError: { name: "AuthenticationFailed" } });
    expect(toAppError(refused).code).toBe("unavailable");
  });

  it.each(["EAI_AGAIN", "ECONNABORTED", "EHOSTDOWN", "ENETDOWN", "ENETRESET", "EADDRNOTAVAIL"])(
    "is reported by the network: %s",
    (code) => {
      expect(isOutage(Object.assign(new Error("connect"), { code }))).toBe(true);
    },
  );

  it("is what every address of a host has", () => {
    const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(isOutage(new AggregateError([refused, refused]))).toBe(true);
    expect(isOutage(new AggregateError([new Error("This is wrong.")]))).toBe(false);
  });

  it.each([
    "timeout expired",
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Client was closed and is not queryable",
    "Cannot use a pool after calling end on the pool",
    "Received unexpected commandComplete message from backend.",
  ])("is told by pg: %s", (message) => {
    expect(isOutage(new Error(message))).toBe(true);
  });
});

describe("what is no outage", () => {
  it.each(["22012", "23505", "42P01", "57P04", "58P01", "XX000"])("is a mistake: %s", (code) => {
    expect(isOutage(said(code))).toBe(false);
  });

  it("is told in the log, also where Prisma says no more of it than its code", () => {
    const told = vi.spyOn(log, "error").mockReturnValue();
    expect(toAppError(known("P2019")).code).toBe("internal");
    expect(told).toHaveBeenCalledOnce();
  });
});

it("is another writer's doing where one of two has to begin again", () => {
  expect(toAppError(said("40001"))).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("Somebody else is changing this") as string,
  });
});

describe("the innermost code", () => {
  it.each([
    ["the database's, which Prisma wraps", said("28P01"), "28P01"],
    ["the error's own, where it wraps none", known("P1001"), "P1001"],
    ["none of an error without one", new Error("Unknown"), undefined],
    ["none of what is no error", "57P01", undefined],
  ])("is %s", (_, error, code) => expect(innermostCode(error)).toBe(code));
});
