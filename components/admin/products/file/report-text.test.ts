import { describe, expect, it } from "vitest";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import {
  cellText,
  columnText,
  doneText,
  nameInFile,
  planText,
  rowText,
  writtenRows,
} from "./report-text";

const report = (figures: Partial<ImportReport>): ImportReport => ({
  dryRun: true,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  drafts: 0,
  names: [],
  columns: {},
  sheet: "",
  sheets: [],
  newCategories: [],
  checkedAt: "2026-11-22T10:00:00.000Z",
  keptStocks: [],
  stocks: {},
  errors: [],
  changes: [],
  ...figures,
});

describe("the texts of an import", () => {
  it("preview the changes, without counts of zero", () => {
    expect(planText(report({ created: 3, unchanged: 1_20_000 }))).toBe(
      "3 to add, 1,20,000 unchanged",
    );
    expect(planText(report({ created: 3, drafts: 1 }))).toBe("3 to add (1 as a draft)");
    expect(planText(report({ updated: 1 }))).toBe("1 to change");
    expect(planText(report({}))).toBe("");
  });

  it("report the result", () => {
    expect(doneText(report({ created: 1, updated: 4 }))).toBe("1 product added, 4 changed.");
    expect(rowText(1)).toBe("1 row");
    expect(rowText(writtenRows(report({ created: 1, updated: 4 })))).toBe("5 rows");
  });

  it("name columns as the file does, else by their label with the unit", () => {
    expect(nameInFile("price", { price: "Rate" })).toBe("Rate");
    expect(nameInFile("packedWeight", {})).toBe("Packed weight");
    expect(nameInFile("", {})).toBe("All");
  });

  it("show flags as the shop does", () => {
    expect(["true", "false", "", "12"].map(cellText)).toEqual(["Yes", "No", "", "12"]);
    expect(columnText("packedWeight")).toBe("Packed weight (g)");
    expect(columnText("price")).toBe("Price (₹ per pack)");
    expect(columnText("name")).toBe("Name");
  });
});
