import { expect, it } from "vitest";
import { DEFAULT_LEDGERS, ledgersFrom, ledgersProblem, ledgersText } from "./tally-ledgers";

it("uses the owner's names, and the defaults for omitted ones", () => {
  const text = "cgst = Output CGST = 9%\n\n Round off=Rounding ";
  expect(ledgersProblem(text)).toBeNull();
  expect(ledgersFrom(text)).toMatchObject({
    CGST: "Output CGST = 9%",
    SGST: "SGST",
    "Round off": "Rounding",
  });
  expect(ledgersText(ledgersText(text))).toBe(ledgersText(text));
  expect(ledgersText("")).toBe(DEFAULT_LEDGERS);
});

it.each([
  ["VAT = VAT", "Begin each line with one of: Sales, Shipping"],
  ["CGST", "Write the ledger's name behind “CGST =”"],
  ["CGST = A\ncgst = B", "CGST has two lines"],
  [`CGST = ${"x".repeat(101)}`, "at most 100 characters"],
])("refuses %s", (text, why) => expect(ledgersProblem(text)).toContain(why));
