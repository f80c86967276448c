import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import {
  documentNumber,
  type NumberParts,
  financialYearCode,
  financialYearName,
  getFinancialYear,
  financialYearStart,
} from "./document-number";

/** The maximum of the counter's integer column. */
const MAX_SERIAL = 2 ** 31 - 1;

const prefixes = fc
  .string({ unit: fc.constantFrom("A", "C", "K", "0", "1", "9", "/", "-"), maxLength: 6 })
  .filter((prefix) => SETTINGS.invoicePrefix.schema.safeParse(prefix).success);

const parts: fc.Arbitrary<NumberParts> = fc.record({
  prefix: prefixes,
  kind: fc.constantFrom("invoice", "credit_note"),
  isApart: fc.boolean(),
  financialYear: fc.integer({ min: 2017, max: 2098 }),
  serial: fc.oneof(fc.integer({ min: 1, max: MAX_SERIAL }), fc.integer({ min: 1, max: 1000 })),
});

const invoice = (prefix: string, serial: number) =>
  documentNumber({ prefix, kind: "invoice", financialYear: 2026, isApart: false, serial });

describe("the number of a document", () => {
  it.each([
    ["KLN/", 1, "KLN/2627-00001"],
    ["", 42, "2627-00042"],
    ["KLNPK/", 99_999, "KLNPK/2627-99999"],
    ["KLNPK/", 100_000, "KLNPK2627-100000"],
    ["KLNPK/", MAX_SERIAL, "K2627-2147483647"],
  ])("of prefix %s and serial %i is %s", (prefix, serial, number) => {
    expect(invoice(prefix, serial)).toBe(number);
  });

  it("of a credit note belongs to another series", () => {
    const parts = { prefix: "KLN/", financialYear: 2026, serial: 7 } as const;
    const number = (kind: NumberParts["kind"], isApart: boolean) =>
      documentNumber({ ...parts, kind, isApart });
    expect(number("credit_note", false)).toBe("KLN/2627C00007");
    expect(number("invoice", true)).toBe("KLN/2627F00007");
    expect(number("credit_note", true)).toBe("KLN/2627D00007");
  });

  it("has at most 16 of the characters that Rule 46 allows, for any serial", () => {
    fc.assert(
      fc.property(parts, (each) => {
        expect(documentNumber(each)).toMatch(/^[A-Z0-9/-]{10,16}$/);
      }),
    );
  });

  it("differs for another kind, regime, year or serial, whatever the prefixes", () => {
    const same = (a: NumberParts, b: NumberParts) =>
      a.kind === b.kind &&
      a.isApart === b.isApart &&
      a.financialYear === b.financialYear &&
      a.serial === b.serial;
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        fc.pre(!same(a, b));
        expect(documentNumber(a)).not.toBe(documentNumber(b));
      }),
    );
  });
});

const moments = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2098-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("the financial year", () => {
  it.each([
    ["2026-03-31T18:29:59.999Z", 2025],
    ["2026-03-31T18:30:00.000Z", 2026],
    ["2026-12-31T23:59:59.999Z", 2026],
    ["2027-01-01T00:00:00.000Z", 2026],
    ["2027-03-31T18:29:59.999Z", 2026],
  ])("of %s is %i: it begins at midnight in India", (moment, year) => {
    expect(getFinancialYear(new Date(moment))).toBe(year);
  });

  it("contains every moment from its own beginning to that of the next", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const year = getFinancialYear(moment);
        expect(financialYearStart(year).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(financialYearStart(year + 1).getTime()).toBeGreaterThan(moment.getTime());
      }),
    );
  });

  it.each([
    [2026, "2627", "2026-27"],
    [2099, "9900", "2099-00"],
    [2008, "0809", "2008-09"],
  ])("%i is written %s and %s", (year, code, name) => {
    expect(financialYearCode(year)).toBe(code);
    expect(financialYearName(year)).toBe(name);
  });
});
