import "server-only";
import type pg from "pg";

/** True when remind-buyers.ts may have a buyer to remind: a line waits for them for a day or longer. */
export async function proofRemindersAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM order_lines l JOIN orders o ON o.id = l."orderId"
       WHERE l.stage IN ('needs_artwork', 'proof_sent') AND l."stageReminders" < 2
         AND l."stageSince" <= now() - interval '1 day'
         AND o.status IN ('Pending', 'Processing') AND o.proof IS NOT NULL) AS found`,
  );
  return rows[0]?.found ?? false;
}
