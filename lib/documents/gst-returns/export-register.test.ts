import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthOfDocuments } from "@/e2e/steps/register-arbitrary";
import { toPaise } from "@/lib/pricing/money";
import { getSign, type RegisterDocument } from "./register-document";
import { REGISTER_HEADER, registerRows } from "./export-register";

const column = (name: string) => REGISTER_HEADER.indexOf(name);

const sumBy = (rows: readonly (readonly unknown[])[], name: string) =>
  rows.reduce((sum, row) => sum + toPaise(Number(row[column(name)] ?? 0)), 0);

const FLAT: RegisterDocument = {
  kind: "invoice",
  number: "KLN/1",
  serial: 1,
  isCancelled: false,
  isInBooks: true,
  issuedOn: "2026-11-03",
  order: { number: "KLN-202611-1", placedOn: "2026-11-01" },
  buyer: "Asha Rao",
  buyerGstin: null,
  regime: "flat",
  sellerState: null,
  placeOfSupply: null,
  invoice: null,
  ims: null,
  taxablePaise: 900_00,
  untaxedPaise: 150_00,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  taxPaise: 72_00,
  roundOffPaise: 0,
  totalPaise: 1_122_00,
  lines: [500_00, 400_00].map((taxablePaise) => ({
    name: "Carton",
    hsnCode: null,
    unit: "PAC",
    quantity: 2,
    rateBasisPoints: null,
    taxablePaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
  })),
};

describe("the register", () => {
  it("has columns that add up to the documents", () => {
    fc.assert(
      fc.property(monthOfDocuments, (documents) => {
        const rows = documents.flatMap(registerRows);
        const total = documents.reduce(
          (sum, document) => sum + getSign(document) * document.totalPaise,
          0,
        );
        expect(sumBy(rows, "Total (INR)")).toBe(total);
        const parts = ["Taxable Value", "CGST", "SGST", "IGST", "Round Off"];
        const sums = parts.map((name) => sumBy(rows, `${name} (INR)`));
        expect(sums.reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });

  it("leaves columns empty under the flat tax, and has credits negative", () => {
    const [first = [], second = []] = registerRows(FLAT);
    const cells = (row: readonly unknown[]) =>
      Object.fromEntries(REGISTER_HEADER.map((name, index) => [name, row[index]]));
    expect(cells(first)).toMatchObject({
      Kind: "Invoice",
      GSTIN: null,
      "Place of Supply": null,
      "Rate (%)": null,
      "Taxable Value (INR)": 500,
      "CGST (INR)": null,
      "Shipping, Untaxed (INR)": 150,
      "Flat Tax (INR)": 72,
      "Round Off (INR)": null,
      "Total (INR)": 1122,
    });
    expect(cells(second)).toMatchObject({ "Flat Tax (INR)": null, "Total (INR)": null });
    const [back = []] = registerRows({ ...FLAT, kind: "credit_note", invoice: FLAT });
    expect(cells(back)).toMatchObject({
      Kind: "Credit note",
      Quantity: -2,
      "Taxable Value (INR)": -500,
      "Total (INR)": -1122,
      "Corrects Invoice": "KLN/1",
      "Corrected Invoice Date": "2026-11-03",
    });
  });
});
