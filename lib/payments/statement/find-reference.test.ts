import { expect, it } from "vitest";
import { findReference } from "./find-reference";

it.each([
  ["0000612345678901", "", "612345678901"],
  ["612345678901", "NEFT HDFCN52026112198", "612345678901"],
  ["HDFCN52026112198", "", "HDFCN52026112198"],
  ["ICICR42026112900512345", "", "ICICR42026112900512345"],
  ["N333262987654321", "", "N333262987654321"],
  ["", "NEFT CR-HDFCN52026112198-RAO FOODS", "HDFCN52026112198"],
  ["", "NEFT-SBIN226333123456-RAO-012345678901", "SBIN226333123456"],
  ["-", "UPI/612345678901/Order KLN-261121-7K4Q9X/asha@okaxis", "612345678901"],
  ["UPI-612345678901", "", "612345678901"],
  [
    "TRANSFER FROM 4897000000001",
    "BY TRANSFER-UPI/CR/633312345701/RAO/UTIB/buyer@okbank/KLN-261129-HXX32V--",
    "633312345701",
  ],
  ["TRANSFER FROM 489700000001", "BY TRANSFER UPI", null],
  ["", "IMPS FROM A/C NO 012345678901 RAO", null],
  ["", "UPI/919876543210@ybl/633312345701", "633312345701"],
  ["", "TWO 633312345701 AND 633312345702", null],
  ["000123", "CHEQUE 000123", null],
  ["ACNO4897000000001", "", null],
  ["CASH DEPOSIT", "By cash at Gurugram 2026", null],
  ["000000000000", "", null],
  ["=cmd()", "By cash", null],
  ["", "", null],
])("the reference of %j and %j is %s", (cell, narration, reference) => {
  expect(findReference(cell, narration)).toBe(reference);
});
