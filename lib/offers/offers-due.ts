import "server-only";
import type pg from "pg";
import { columnDay } from "@/lib/base/india-time";
import { OPEN_STATES, REMIND_DAYS } from "./states";

/** True when watch-last-days.ts has an offer to end, or a buyer to remind. */
export async function offersAreDue(db: Pick<pg.Pool, "query">, now = new Date()): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM offers
       WHERE state = ANY ($1::"OfferState"[])
         AND ("validUntil" < $2 OR ("validUntil" <= $3 AND "remindedAt" IS NULL))) AS found`,
    [OPEN_STATES, columnDay(now), columnDay(now, REMIND_DAYS)],
  );
  return rows[0]?.found ?? false;
}
