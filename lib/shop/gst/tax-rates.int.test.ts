import { describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { readRefusal } from "@/e2e/steps/order-steps";
import { changeTaxRate, addTaxRate } from "./write-tax-rate";
import { listTaxRates } from "./queries";
import { addTaxRateSchema, changeTaxRateSchema } from "./schemas";

const { db } = testDatabase();

const BY = { actor: SYSTEM_ACTOR, ipAddress: "127.0.0.1" };

const add = (request: object) =>
  addTaxRate({
    db,
    request: addTaxRateSchema.parse({
      hsn: "4901",
      from: "2026-04-01",
      ratePercent: 12.5,
      basis: "A notification",
      ...request,
    }),
    ...BY,
  });

const change = (id: string, request: object) =>
  changeTaxRate({ db, id, request: changeTaxRateSchema.parse(request), ...BY });

const readRates = async (hsn: string) =>
  (await listTaxRates(db, { limit: 500 })).items.filter((rate) => rate.hsn === hsn);

const entries = () => auditEntries(db, { action: { startsWith: "Tax Rate" } });

describe("the rates that the shop comes with", () => {
  it("are those of the notification, without confirmation", async () => {
    const { items, total } = await listTaxRates(db, { limit: 500 });
    expect(total).toBe(16);
    expect(Object.fromEntries(items.map((rate) => [rate.hsn, rate.ratePercent]))).toEqual({
      "3919": 18,
      "3923": 18,
      "4419": 5,
      "4804": 18,
      "4805": 18,
      "4806": 18,
      "4808": 18,
      "4811": 18,
      "481710": 18,
      "481910": 5,
      "481920": 5,
      "481930": 18,
      "481940": 18,
      "4821": 18,
      "4823": 18,
      "6305": 5,
    });
    expect(
      new Set(items.map(({ from, to, confirmedBy }) => [from, to, confirmedBy].join())),
    ).toEqual(new Set(["2025-09-22,,"]));
    expect((await readRates("481930"))[0]?.basis).toContain("Disputed");
  });
});

describe("a rate", () => {
  it("is added with a trace, confirmed by a name and withdrawn again", async () => {
    const rate = await add({});
    expect(rate).toMatchObject({ hsn: "4901", from: "2026-04-01", to: null, ratePercent: 12.5 });
    const confirmed = await change(rate._id, { confirmedBy: "R. Mehta" });
    expect(confirmed).toMatchObject({ confirmedBy: "R. Mehta", ratePercent: 12.5 });
    expect(Date.parse(confirmed.confirmedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(await change(rate._id, { confirmedBy: null })).toEqual(rate);
    expect((await entries()).map(({ description }) => description)).toEqual([
      "12.5% GST for HSN 4901 from 2026-04-01 was added",
      "12.5% GST for HSN 4901 from 2026-04-01 was confirmed by R. Mehta",
      "12.5% GST for HSN 4901 from 2026-04-01 was changed",
    ]);
  });

  it("is no longer another percent once it is confirmed", async () => {
    const { _id } = await add({ confirmedBy: "R. Mehta" });
    const refusal = await readRefusal(change(_id, { ratePercent: 5 }));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(refusal.details.fields).toHaveProperty("ratePercent");
    expect((await readRates("4901"))[0]?.ratePercent).toBe(12.5);
  });

  it("changes nothing and leaves no trace when it is as asked already", async () => {
    const { _id } = await add({});
    await change(_id, { to: null, ratePercent: 12.5 });
    expect(await entries()).toHaveLength(1);
  });

  it("follows the one before it on the next day", async () => {
    const { _id } = await add({});
    expect(await readRefusal(add({ from: "2027-04-01" }))).toMatchObject({ code: "overlap" });
    await change(_id, { to: "2027-03-31" });
    await add({ from: "2027-04-01", ratePercent: 18 });
    expect((await readRates("4901")).map(({ from, to }) => [from, to])).toEqual([
      ["2027-04-01", null],
      ["2026-04-01", "2027-03-31"],
    ]);
    expect(await readRefusal(change(_id, { to: "2027-04-01" }))).toMatchObject({ code: "overlap" });
    expect(await readRefusal(change(_id, { to: "2026-03-31" }))).toMatchObject({
      code: "invalid_input",
    });
  });

  it("is created once by ten concurrent requests", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => add({})));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readRates("4901")).toHaveLength(1);
  });

  it("never overlaps in the database either", async () => {
    await add({});
    const row = { hsn: "4901", validFrom: new Date("2026-05-01"), rateBasisPoints: 0, basis: "x" };
    await expect(db.taxRate.create({ data: row })).rejects.toThrow("tax_rates_never_overlap");
  });

  it.each(["no-such-rate", "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a16"])(
    "is unknown: %s",
    async (id) => {
      expect(await readRefusal(change(id, {}))).toMatchObject({ code: "not_found" });
    },
  );
});
