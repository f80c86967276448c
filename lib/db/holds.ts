import "server-only";
import type pg from "pg";

export type Queryable = Pick<pg.Client, "query">;

/** Reports whether a condition in SQL holds. Loads no Prisma, because the supervisor asks before it starts a worker. */
export async function holds(
  db: Queryable,
  condition: string,
  values: readonly unknown[] = [],
): Promise<boolean> {
  const { rows } = await db.query<{ holds: boolean }>(`SELECT ${condition} AS holds`, [...values]);
  return rows[0]?.holds ?? false;
}
