import { expect, it } from "vitest";
import { csvStream } from "@/lib/base/text/csv";
import { readCsv } from "@/e2e/support/read-csv";
import { COLUMN_HELP, TEMPLATE_COLUMNS, TEMPLATE_HEADER, TEMPLATE_ROWS } from "./column-help";

it("the template explains each column and shows an example, in any program", async () => {
  const text = await new Response(await csvStream(TEMPLATE_HEADER, TEMPLATE_ROWS)).text();
  const rows = readCsv(text);
  expect(rows).toHaveLength(2);
  for (const column of TEMPLATE_COLUMNS) {
    const { help, example } = COLUMN_HELP[column];
    expect(rows.map((row) => row[column])).toEqual([help, example]);
  }
});
