import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/base/errors";
import { toAppError } from "@/lib/api/route/respond";
import { breakAtEach, type Met, type Write } from "@/e2e/support/faults/break-at-each";
import { testDatabase } from "@/e2e/support/database";

/** A connection that breaks at each statement of a transaction in turn, as its caller sees it. */

const { breaks, metAtEach } = breakAtEach(testDatabase());

const listNames = (met: Met[]) => met.map(({ statement }) => statement);
const listCodes = (met: Met[]) => met.map(({ outcome }) => toAppError(outcome).code);

describe.each(Object.entries(breaks))("a connection that %s a statement", (_name, happens) => {
  it("is an outage wherever a transaction stands", async () => {
    const write: Write = (db) => db.$transaction((tx) => tx.user.count());
    const met = await metAtEach(write, [happens]);
    expect(listNames(met)).toEqual(["BEGIN", expect.stringContaining("users"), "COMMIT"]);
    expect(listCodes(met)).toEqual(["unavailable", "unavailable", "unavailable"]);
  });

  it("leaves the reason for which a transaction is taken back as it is", async () => {
    const refused = new AppError("in_use", "This is in use.");
    const write: Write = (db) =>
      db.$transaction(async (tx) => {
        await tx.user.count();
        throw refused;
      });
    const met = await metAtEach(write, [happens]);
    expect(met.at(-1)).toEqual({ statement: "ROLLBACK", outcome: refused });
    expect(listCodes(met)).toEqual(["unavailable", "unavailable", "in_use"]);
  });
});
