import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { replaceCarriers } from "./replace-carriers";
import { listCarriers } from "./queries";
import type { Carrier } from "./schemas";
import { trackingLink } from "./tracking-link";

const { db } = testDatabase();

const keep = (carriers: Carrier[], carriersRead?: Carrier[]) =>
  replaceCarriers({
    db,
    request: { carriers, ...(carriersRead ? { carriersRead } : {}) },
    actor: meera,
    ipAddress: FROM,
  });
const entries = () => auditEntries(db, { action: "Carriers Updated" });

describe("the shop's carriers", () => {
  it("begin with four, of which three show a parcel by its number", async () => {
    const carriers = await listCarriers(db);
    expect(carriers.map(({ name }) => name)).toEqual([
      "Delhivery",
      "DTDC",
      "Blue Dart",
      "India Post",
    ]);
    const links = carriers.map(({ name }) =>
      trackingLink(carriers, { carrier: name, number: "A/1" }),
    );
    expect(links.map((link) => link.includes("A%2F1"))).toEqual([true, true, true, false]);
  });

  it("are stored in the owner's order, and changes are audited", async () => {
    const [first] = await listCarriers(db);
    const own = { name: "Own Van", trackingLink: "https://van.example/{number}" };
    expect(await keep([own, ...(first ? [first] : [])])).toEqual([own, first]);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      actor: meera.identifier,
      details: { changes: { "Own Van": { before: null, after: own.trackingLink } } },
    });
  });

  it("kept as they are, nothing is written", async () => {
    await keep(await listCarriers(db));
    expect(await entries()).toEqual([]);
  });

  it("in another order, that is written", async () => {
    const carriers = await listCarriers(db);
    expect(await keep(carriers.toReversed())).toEqual(carriers.toReversed());
    expect(await entries()).toHaveLength(1);
  });

  it("are not replaced over another user's change, and the current ones are returned", async () => {
    const read = await listCarriers(db);
    const van = { name: "Own Van", trackingLink: "" };
    const wanted = [read.slice(1), [...read, van]];
    const ends = await Promise.allSettled(wanted.map((list) => keep(list, read)));
    const carriers = await listCarriers(db);
    const refusals = ends.flatMap((end): unknown[] =>
      end.status === "rejected" ? [end.reason] : [],
    );
    expect(refusals).toMatchObject([{ code: "edit_conflict", details: { extra: { carriers } } }]);
    expect(await entries()).toHaveLength(1);
    expect(await keep([van], carriers)).toEqual([van]);
    expect(await keep([van], read)).toEqual([van]);
  });

  it("have only https links from every writer", async () => {
    const wrong = { name: "Odd", trackingLink: "javascript:alert(1)" };
    await expect(keep([wrong])).rejects.toThrow("carriers_https");
    expect(await listCarriers(db)).toHaveLength(4);
  });
});
