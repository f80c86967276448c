import "server-only";
import type pg from "pg";
import { env } from "@/lib/base/env";
import { LOOKS_DAYS } from "./looks";

/** Whether there is anything to ask Razorpay about again, in a shop that can ask. */
export async function paymentLooksAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  if (!env().RAZORPAY) return false;
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM razorpay_orders WHERE "settledAt" IS NULL AND "nextLookAt" <= now()
         AND "createdAt" > now() - make_interval(days => $1))
       OR EXISTS (SELECT FROM razorpay_refunds WHERE "nextTryAt" <= now())
       OR EXISTS (SELECT FROM order_refunds WHERE "state" = 'under_way' AND "nextTryAt" <= now()) AS found`,
    [LOOKS_DAYS],
  );
  return rows[0]?.found ?? false;
}
