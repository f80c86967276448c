import "server-only";
import { connect } from "@/lib/db/client";
import { resumeRefunds } from "@/lib/fulfilment/resume-refunds";
import { log } from "@/lib/log";
import { lookAfterPayments } from "@/lib/razorpay/look-after";

/** Asks Razorpay about what nobody has told, and about refunds that it has not answered. */
export async function lookAfterOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const { found, refunds } = await lookAfterPayments(db);
    const resumed = await resumeRefunds(db);
    const due = refunds + resumed;
    if (found + due > 0) log.info(`Razorpay: ${found} payments found, ${due} refunds due`);
  } catch (error) {
    log.error("Payments could not be looked after; the next try is in a minute", error);
  } finally {
    await db.$disconnect();
  }
}
