import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { csvStream } from "@/lib/base/text/csv";
import { replaceRates } from "./replace-rates";
import { listShippingRates } from "./queries";
import { rateRow } from "./rate-fields";
import { replaceRatesSchema, RATE_COLUMNS } from "./schemas";

const { db } = testDatabase();

const keep = (request: unknown, dryRun = false) =>
  replaceRates({
    db,
    request: replaceRatesSchema.parse(request),
    dryRun,
    actor: meera,
    ipAddress: FROM,
  });
const kept = async () => (await listShippingRates(db)).map(rateRow);
const entries = () => auditEntries(db, { action: "Shipping Rates Updated" });

const ROWS = [
  { way: "courier", pins: "", perKg: 40, least: 120, askAbove: 50.5 },
  { way: "courier", pins: "560,562", perKg: 12.5, least: 0, askAbove: null },
  { way: "pickup", pins: "", perKg: 0, least: 0, askAbove: null },
];

describe("the shipping rates", () => {
  it("are replaced as a whole, in that order, and changes are audited", async () => {
    expect(await keep({ rows: ROWS })).toEqual({ rows: ROWS, errors: [] });
    expect(await kept()).toEqual(ROWS);
    await keep({ rows: ROWS.slice(1) });
    expect(await kept()).toEqual(ROWS.slice(1));
    const [, entry] = await entries();
    expect(entry).toMatchObject({
      actor: meera.identifier,
      details: {
        changes: { "courier everywhere": { before: { perKgPaise: 4000 }, after: null } },
      },
    });
    await keep({ rows: ROWS.slice(1) });
    expect(await entries()).toHaveLength(2);
  });

  it("are not replaced over another user's change, and the current ones are returned", async () => {
    await keep({ rows: ROWS });
    await keep({ rows: ROWS.slice(1), rowsRead: ROWS });
    const late = keep({ rows: [], rowsRead: ROWS });
    await expect(late).rejects.toMatchObject({
      code: "edit_conflict",
      details: { extra: { rows: ROWS.slice(1) } },
    });
    expect(await kept()).toEqual(ROWS.slice(1));
    await keep({ rows: [], rowsRead: ROWS.slice(1) });
    expect(await kept()).toEqual([]);
  });

  it("can be imported from their own export, and from a spreadsheet", async () => {
    await keep({ rows: ROWS });
    const cells = (await kept()).map((row) => RATE_COLUMNS.map((column) => row[column]));
    const file = await new Response(await csvStream(RATE_COLUMNS, cells)).text();
    expect(readCsv(file)).toMatchObject([{}, { pins: "560,562", perKg: "12.5", askAbove: "" }, {}]);
    expect(await keep(file, true)).toEqual({ rows: ROWS, errors: [] });
    await keep("Least;Way;Pins;AskAbove;PerKg\r\n90;Courier;11 12;;7.25\r\n;;;;\r\n");
    expect(await kept()).toEqual([
      { way: "courier", pins: "11,12", perKg: 7.25, least: 90, askAbove: null },
    ]);
  });

  it("are written as a whole or not at all: a dry run names every mistake by its row", async () => {
    await keep({ rows: ROWS });
    const wrong = [
      "way,pins,perKg,least,askAbove",
      "courier,11,40,120,",
      "rocket,0110,-1,x,many",
      "courier,11,1.005,1,",
      "courier,11,1,1,",
    ].join("\n");
    const { rows, errors } = await keep(wrong, true);
    expect(rows).toHaveLength(2);
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      "3 way",
      "3 pins",
      "3 perKg",
      "3 least",
      "3 askAbove",
      "4 perKg",
      "5 pins",
    ]);
    await expect(keep(wrong)).rejects.toMatchObject({
      code: "invalid_input",
      details: { extra: { errors }, fields: { "rows.2.way": expect.any(String) as string } },
    });
    expect(await kept()).toEqual(ROWS);
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    ["", "Missing: way"],
    ["way,pins,perKg\ncourier,,1", "Missing: least, askAbove"],
    ['way,pins,perKg,least,askAbove\n"courier,,1,1,', "cannot be read"],
  ])("of the file %j are refused as a whole", async (file, message) => {
    const { errors } = await keep(file, true);
    expect(errors).toMatchObject([{ row: 1, message: expect.stringContaining(message) as string }]);
  });
});
