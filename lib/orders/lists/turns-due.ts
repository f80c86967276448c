import "server-only";
import type pg from "pg";
import { columnDay } from "@/lib/base/india-time";

/** True when `askTurns` has a standing order to ask about. */
export async function turnsAreDue(db: Pick<pg.Pool, "query">, now = new Date()): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM saved_lists WHERE "nextOn" <= $1::date AND NOT paused) AS found`,
    [columnDay(now).toISOString().slice(0, 10)],
  );
  return rows[0]?.found ?? false;
}
