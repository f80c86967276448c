import "server-only";
import { connect } from "@/lib/db/client";
import { log } from "@/lib/log";
import { lookAfterPayments } from "@/lib/razorpay/look-after";

/** Asks Razorpay about what nobody has told; see lib/razorpay/look-after.ts. */
export async function lookAfterOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const { found, refunds } = await lookAfterPayments(db);
    if (found + refunds > 0) log.info(`Razorpay: ${found} payments found, ${refunds} refunds due`);
  } catch (error) {
    log.error("Payments could not be looked after; the next try is in a minute", error);
  } finally {
    await db.$disconnect();
  }
}
