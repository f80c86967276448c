import "server-only";
import { connect } from "@/lib/db/client";
import { log } from "@/lib/log";
import { askForReviews } from "@/lib/reviews/ask-for-reviews";

/** Asks customers for reviews; see lib/reviews/ask-for-reviews.ts. */
export async function askOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const asked = await askForReviews(db);
    if (asked > 0) log.info(`Customers asked for a review: ${asked}`);
  } catch (error) {
    log.error("Customers could not be asked for reviews; the next try is in an hour", error);
  } finally {
    await db.$disconnect();
  }
}
