import "server-only";
import { Prisma } from "shop-database";

interface RowsOf<Row> {
  table: string;
  /** At least one row; all have the same columns. A missing column gets the table's default. */
  rows: readonly Row[];
  /** Another part of the same statement: when it returns no row, nothing is inserted. */
  after?: string;
}

/** Returns the INSERT of rows as one part of a larger statement, with the same text for any number of rows. */
export function insertRows<Row extends object>({ table, rows, after }: RowsOf<Row>): Prisma.Sql {
  const [into, columns] = [named(table), Prisma.join(Object.keys(rows[0] ?? {}).map(named))];
  return Prisma.sql`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${json(rows)}::json)
    WHERE ${afterPart(after)}`;
}

/** The condition that another part of the same statement returns a row; true without such a part. */
export const afterPart = (after: string | undefined): Prisma.Sql =>
  after ? Prisma.sql`EXISTS (SELECT FROM ${named(after)})` : Prisma.sql`true`;

const named = (name: string) => Prisma.raw(`"${name}"`);

/** Unpaired surrogates become what the driver makes of them in a text. */
function json(rows: readonly object[]): string {
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}
