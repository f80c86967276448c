import "server-only";
import { Prisma } from "shop-database";
import type { Keyset } from "./keyset";

/** Keyset paging for raw SQL statements, which name their columns as the keyset does. */

type Columns = Keyset<never>["columns"];

const CASTS: Partial<Record<Columns[number]["kind"], string>> = {
  uuid: "::uuid",
  date: "::timestamptz",
};

const nameSql = (field: string) => Prisma.raw(`"${field}"`);

export function orderSql({ columns }: Pick<Keyset<never>, "columns">): Prisma.Sql {
  return Prisma.join(
    columns.map(({ field, direction }) => Prisma.sql`${nameSql(field)} ${Prisma.raw(direction)}`),
  );
}

/**
 * Returns the condition for the rows after a cursor's row: further by the first column, or equal in it and further by
 * the second, and so on. The bound on the first column is outside of the OR, so that an index can start at it.
 * @throws AppError invalid_input for a cursor that is not of this list
 */
export function afterSql(
  { columns, valuesIn }: Pick<Keyset<never>, "columns" | "valuesIn">,
  cursor: string,
): Prisma.Sql {
  const values = valuesIn(cursor);
  const compared = (index: number, operator: string) => {
    const { field, kind } = columns[index] ?? { field: "", kind: "text" as const };
    const cast = Prisma.raw(CASTS[kind] ?? "");
    return Prisma.sql`${nameSql(field)} ${Prisma.raw(operator)} ${values[index]}${cast}`;
  };
  const beyond = (index: number) => (columns[index]?.direction === "desc" ? "<" : ">");
  const further = columns.map((_, index) => {
    const alike = columns.slice(0, index).map((__, before) => compared(before, "="));
    return Prisma.sql`(${Prisma.join([...alike, compared(index, beyond(index))], " AND ")})`;
  });
  return Prisma.sql`(${compared(0, `${beyond(0)}=`)} AND (${Prisma.join(further, " OR ")}))`;
}
