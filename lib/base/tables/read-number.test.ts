import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberCell, type Cell } from "./cell";
import { readDay } from "./read-day";
import { readMoney } from "./read-money";
import { readLength, readPacks, readPercent, readWeight } from "./read-measure";
import { readDecimal, readWhole } from "./read-number";
import { readYesNo } from "./read-yes-no";

const COMMA = { decimalComma: true };

describe("an amount", () => {
  it.each([
    ["449.50", 44_950],
    ["449.5", 44_950],
    [" 1,24,500.00 ", 12_450_000],
    ["124,500", 12_450_000],
    ["1,234,567.89", 123_456_789],
    ["₹ 450", 45_000],
    ["₹1,122.00", 112_200],
    ["Rs. 2500/-", 250_000],
    ["Rs.2500", 250_000],
    ["rs 2,500 /-", 250_000],
    ["INR 1122.5", 112_250],
    ["2500 Rs.", 250_000],
    ["2.5 lakh", 25_000_000],
    ["1 crore", 1_000_000_000],
    ["2500 only", 250_000],
    ["Rs 2500/- only", 250_000],
    ["2.5 lakh rupees only", 25_000_000],
    ["रु 2500", 250_000],
    ["रु. 2,500/-", 250_000],
    ["2500 रुपये", 250_000],
    ["₹2,500/-", 250_000],
    ["-₹5", -500],
    ["−5.00", -500],
    ["₹.50", 50],
    ["12.", 1_200],
    ["1.15", 115],
    ["9999999.99", 999_999_999],
  ])("%j is %s paise", (text, paise) => {
    expect(readMoney(text)).toEqual({ value: paise });
  });

  it.each([
    ["449,50", /^“449,50” is not grouped as 1,24,500 or 124,500: write 449\.50\.$/],
    ["1,20", /not grouped.*: write 1\.20\.$/],
    ["1,2345", /not grouped.*write thousands without a separator/],
    ["1,23,4567", /not grouped/],
    ["1,234,56", /not grouped/],
    ["12,,500", /not grouped/],
    ["1,234,", /not grouped/],
    ["0,125", /not grouped/],
    ["1.122,00", /not grouped.*: write 1122\.00\.$/],
    ["1 234", /has “234” behind/],
    ["4.999", /at most two decimals/],
    ["$5", /has “\$” before/],
    ["EUR 5", /has “EUR” before/],
    ["45 per dozen", /^“45 per dozen” has “per dozen” behind the number\. Write the number alone/],
    ["45 per pkt", /has “per pkt” behind/],
    ["2500/- per pack", /has “\/- per pack” behind/],
    ["2500 each", /has “each” behind/],
    ["45/kg", /behind the number/],
    ["2 lakh crore", /has “lakh crore” behind/],
    ["2.44E+05", /shortened by the spreadsheet/],
    ["(5)", /before the number/],
    ["--5", /not a number/],
    ["free", /is not a number/],
    ["", /is empty/],
    ["1".repeat(30), /at most two decimals/],
  ])("%j is refused", (text, reason) => {
    expect(readMoney(text).reason).toMatch(reason);
  });

  it.each([
    ["449,50", 44_950],
    ["2.440,00", 244_000],
    ["1.234.567", 123_456_700],
    ["1.234.567,5", 123_456_750],
    ["449.50", 44_950],
    ["450", 45_000],
    ["0,50", 50],
  ])("%j with a decimal comma is %s paise", (text, paise) => {
    expect(readMoney(text, COMMA)).toEqual({ value: paise });
  });

  it.each([
    ["2.440", /^“2\.440” can mean 2,440 or 2\.44: write 2440 or 2\.44\.$/],
    ["1,234", /^“1,234” can mean 1,234 or 1\.234: write 1234 or 1\.2340\.$/],
    ["1,24,500", /not grouped.*: write 124500\.$/],
    ["1.24.500", /not grouped/],
    ["1,234.50", /not grouped.*: write 1234,50\.$/],
  ])("%j with a decimal comma is refused", (text, reason) => {
    expect(readMoney(text, COMMA).reason).toMatch(reason);
  });

  it.each([
    ["2500/- per pack", 250_000],
    ["2500 / pkt.", 250_000],
    ["Rs 2500/- each", 250_000],
    ["₹2,500/- per pack only", 250_000],
    ["45.00/Nos", 4_500],
    ["Rs. 1,250.00 / Pkt.", 125_000],
    ["449,50 €", undefined],
  ])("%j is for a pack where the column's amounts are", (text, value) => {
    expect(readMoney(text, { per: "pack" }).value).toBe(value);
  });

  it("is refused where it is for something else than the column's amounts", () => {
    expect(readMoney("25 per piece", { per: "pack" }).reason).toBe(
      "“25 per piece” is an amount per piece. Write that of one pack.",
    );
    expect(readMoney("45/- per kg", { per: "pack" }).reason).toMatch(/per kg.*one pack/);
    expect(readMoney("45 per pack", { per: "kg" }).reason).toMatch(/per pack.*one kg/);
    expect(readMoney("45 each", { per: "kg" }).value).toBeUndefined();
    expect(readMoney("45/kg", { per: "kg" })).toEqual({ value: 4_500 });
  });

  const BEFORE = ["", "₹", "₹ ", "Rs. ", "rs", "INR ", "रु "] as const;
  const BEHIND = [
    "",
    "/-",
    " only",
    " Rs.",
    "/- only",
    " per pack",
    "/- per pkt.",
    " each",
  ] as const;

  it("is unaffected by surrounding text", () => {
    const styles = [{}, COMMA] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e10 }),
        fc.constantFrom(...BEFORE),
        fc.constantFrom(...BEHIND),
        fc.constantFrom(...styles),
        (paise, before, behind, style) => {
          const [whole, decimals] = (paise / 100).toFixed(2).split(".");
          const text = `${before}${whole}${"decimalComma" in style ? "," : "."}${decimals}${behind}`;
          expect(readMoney(text, { ...style, per: "pack" })).toEqual({ value: paise });
        },
      ),
    );
  });

  it("always equals its digits and lakhs, whatever words surround it", () => {
    const word = fc.constantFrom(
      ...["₹", "Rs", "-", "/-", ".", ",", " ", "per", "pack", "piece", "each", "only"],
      ...["lakh", "crore", "kg", "12", "500", "0", "%", "dozen"],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join("");
        const { value } = readMoney(text, { per: "pack" });
        if (value === undefined) return;
        const [number = "", ...others] =
          text.replace("Rs.", "Rs ").match(/[\d.,]*\d[\d.,]*/g) ?? [];
        expect(others).toEqual([]);
        const power = /lakh/.test(text) ? 5 : /crore/.test(text) ? 7 : 0;
        expect(text).not.toMatch(/kg|piece|dozen|%|lakh.*crore|crore.*lakh/);
        expect(Math.abs(value)).toBeCloseTo(
          Number(number.replaceAll(",", "")) * 100 * 10 ** power,
          4,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("is read in the form that its refusal suggests", () => {
    const digits = fc.string({ unit: fc.constantFrom("1", "2", "0", ",", "."), maxLength: 10 });
    fc.assert(
      fc.property(digits, fc.boolean(), (text, decimalComma) => {
        const { reason = "" } = readDecimal(text, { decimalComma });
        const advice = /: write (\d[^ ]*?)(?: or ([^ ]+))?\.$/.exec(reason)?.slice(1) ?? [];
        const read = advice.flatMap((each) => (each ? [readDecimal(each, { decimalComma })] : []));
        for (const { value } of read) expect(value).toBeGreaterThanOrEqual(0);
        if (read[1]) expect(read[0]?.value).toBeCloseTo((read[1].value ?? 0) * 1000, 3);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is read as it is written, in each way of grouping", () => {
    const ways = [
      ["en-IN", false],
      ["en-US", false],
    ] as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...ways), (paise, [tag]) => {
        const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
        expect(readMoney(format.format(paise / 100))).toEqual({ value: paise });
        const german = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });
        expect(readMoney(german.format(paise / 100), COMMA)).toEqual({ value: paise });
        expect(readMoney(numberCell(paise / 100))).toEqual({ value: paise });
      }),
    );
  });

  it("is never read as one number when it is ambiguous", () => {
    const digits = fc.string({ unit: fc.constantFrom("1", "2", "0", ",", "."), maxLength: 10 });
    fc.assert(
      fc.property(digits, (text) => {
        const { value } = readDecimal(text);
        if (value === undefined) return;
        // The result is the text without whole groups: writing it again in one of the ways gives the text.
        const [whole = "", decimals] = text.split(".");
        const plain = whole.replaceAll(",", "");
        const groups = ["en-IN", "en-US"].map((tag) =>
          new Intl.NumberFormat(tag).format(Number(plain)),
        );
        expect([plain, ...groups]).toContain(whole);
        expect(value).toBe(Number(`${plain || "0"}.${decimals ?? ""}0`));
      }),
    );
  });
});

it.each([
  ["120 Nos", 120],
  ["12 packs", 12],
  ["1,200", 1_200],
  ["12.00", 12],
])("%j is %s packs", (text, packs) => {
  expect(readPacks(text)).toEqual({ value: packs });
});

it.each(["25 dozen", "8 kg", "2500 pcs", "12,00", "2.5", "1,20"])(
  "%j is no number of packs",
  (text) => {
    expect(readPacks(text).reason).toContain(text);
  },
);

it.each([
  ["8 kg", "g", 8_000],
  ["8.25kg", "g", 8_250],
  ["750", "g", 750],
  ["750 g", "g", 750],
  ["500 g", "kg", 0.5],
  ["12", "kg", 12],
] as const)("%j in %s is %s", (text, unit, value) => {
  expect(readWeight(text, { in: unit })).toEqual({ value });
});

it("refuses units of another kind", () => {
  for (const word of ["constructor", "__proto__"]) {
    expect(readLength(`8 ${word}`).reason).toContain(`has “${word}” behind the number`);
  }
  expect(readWeight("8 lb", { in: "g" }).reason).toContain("has “lb” behind the number");
  expect(readLength("9 in").reason).toContain("has “in” behind the number");
  expect(readWhole("12kg").reason).toContain("has “kg” behind the number");
});

it("reads lengths in millimetres", () => {
  expect(["300", "30 cm", "0.3 m", "300mm"].map((text) => readLength(text))).toEqual(
    Array.from({ length: 4 }, () => ({ value: 300 })),
  );
});

it("reads typed cells by their type", () => {
  const percent: Cell = { kind: "percent", text: "12.5%", number: 12.5 };
  const day: Cell = { kind: "day", text: "2026-11-21", day: "2026-11-21" };
  const broken: Cell = { kind: "unreadable", text: "#REF!", reason: "#REF! stands here" };
  expect(readPercent(percent)).toEqual({ value: 12.5 });
  expect(readPercent("12.5 %")).toEqual({ value: 12.5 });
  expect(readMoney(percent).reason).toContain("has “%” behind");
  expect(readMoney(day).reason).toContain("is not a number");
  expect(readMoney(broken).reason).toBe("#REF! stands here");
  expect(readDay(day)).toEqual({ value: "2026-11-21" });
  expect(readDay(numberCell(46_347)).reason).toContain("is not a date");
  expect(readYesNo({ kind: "yes-no", text: "true", yes: true })).toEqual({ value: true });
  expect(numberCell(0.1 + 0.2)).toEqual({ kind: "number", text: "0.3", number: 0.3 });
  expect(numberCell(4_006_381_333_931).text).toBe("4006381333931");
  expect(readWhole(numberCell(123_456_789_012_345_680)).reason).toContain("15 digits");
  expect(readMoney(numberCell(1e-7)).reason).toContain("at most two decimals");
});

it.each([
  ["21/11/2026", "2026-11-21"],
  ["21-11-26", "2026-11-21"],
  ["21.11.2026", "2026-11-21"],
  ["21-Nov-26", "2026-11-21"],
  ["21 November 2026", "2026-11-21"],
  ["3 Sept 2026", "2026-09-03"],
  ["1-nov-2026", "2026-11-01"],
  ["2026-11-21 10:30:00", "2026-11-21"],
  ["2026-11-21T10:30:00Z", "2026-11-21"],
  ["21/11/2026 10:30 AM", "2026-11-21"],
])("the day %j is %s", (text, day) => {
  expect(readDay(text)).toEqual({ value: day });
});

it.each([
  "31/02/2026",
  "11/21/2026",
  "21-Foo-26",
  "21-No-26",
  "2026",
  "12/2030",
  "1/1/26 and more",
  "",
])("%j is no day", (text) => {
  expect(readDay(text).reason).toBeDefined();
});

it.each([
  ["TRUE", true],
  ["Yes", true],
  [" n ", false],
  ["0", false],
])("%j is %s", (text, yes) => {
  expect(readYesNo(text)).toEqual({ value: yes });
});

it("refuses an ambiguous switch", () => {
  expect(readYesNo("perhaps").reason).toContain("neither true nor false");
});
