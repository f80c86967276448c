import { describe, expect, it, beforeEach } from "vitest";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import type { SizeTable } from "@/lib/pricing/size-table";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { readSizeDieline } from "./read-size-dieline";
import { sizeDielineQuery } from "./schemas";
import { lockSizeTable, writeVersion } from "./write-version";

const { db } = testDatabase();

const save = (table: SizeTable) =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), table, { isDemo: true }));

const SIZE = { length: "230", width: "155", height: "70", board: "e-kraft" };

const read = (requested: Record<string, string> = {}, style = "mailer-box") =>
  readSizeDieline(db, style, sizeDielineQuery.parse({ ...SIZE, ...requested }));

const refusal = (requested: Record<string, string>, style?: string) =>
  readRefusal(read(requested, style));

beforeEach(() => save(DEMO_SIZES));

describe("the dieline of a size", () => {
  it("is the blank of its board, as SVG and as PDF", async () => {
    const svg = await read();
    // L + 4H + 10t by 2W + 3H + 5t, each side with its bleed of 3 mm.
    expect(svg.content).toContain('width="532mm" height="534mm"');
    expect(svg.content).toContain("Board: E-flute, kraft, 1.6 mm");
    expect(svg.name).toBe("dieline-mailer-box-230-155-70-mm-inside.svg");
    const outside = await read({ inside: "false" });
    expect(outside.content).toContain('width="509.6mm" height="514.8mm"');
    const pdf = await read({ format: "pdf" });
    expect(pdf.content.slice(0, 5).toString()).toBe("%PDF-");
  });

  it("is refused outside the limits and for a board that the style does not have", async () => {
    expect(await refusal({ length: "451" })).toMatchObject({
      code: "outside_limits",
      details: { fields: { length: "The longest mailer box we make is 450 mm; ask us for more" } },
    });
    expect(await refusal({ board: "sbs-300" })).toMatchObject({ code: "invalid_input" });
    expect(await refusal({}, "crate")).toMatchObject({ code: "not_found" });
  });

  it("keeps to the version of the table that an order was priced by", async () => {
    const boards = DEMO_SIZES.boards.map((board) => ({ ...board, thickness: 3 }));
    const styles = DEMO_SIZES.styles.map((style) => ({ ...style, active: false }));
    await save({ ...DEMO_SIZES, boards, styles });
    expect(await refusal({})).toMatchObject({ code: "not_found" });
    expect((await read({ table: "1" })).content).toContain("E-flute, kraft, 1.6 mm");
    expect(await refusal({ table: "9" })).toMatchObject({ code: "not_found" });
  });

  it.each([
    { length: "1e3" },
    { length: "NaN" },
    { width: "-5" },
    { height: "" },
    { height: "70.123" },
    { width: "99999999" },
    { inside: "maybe" },
    { table: "0" },
    { format: "dxf" },
  ])("refuses %j", (wrong) => {
    expect(sizeDielineQuery.safeParse({ ...SIZE, ...wrong }).success).toBe(false);
  });
});
