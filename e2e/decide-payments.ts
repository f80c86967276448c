import pg from "pg";
import { DEMO_PAYMENT_KEYS } from "@/lib/shop/settings/demo/demo-payments";
import { EXPIRED_TAGS_CHANNEL } from "@/lib/http/cache/expired-tags-channel";

/**
 * Records for the owner of a test shop that payment is arranged with each order, in place of the demo's payment
 * methods. Running it again changes nothing.
 */
export async function decidePayments(databaseUrl: string): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await database.query(
      `DELETE FROM "settings" WHERE "key" = ANY ($1) AND NOT EXISTS (
         SELECT FROM "settings" WHERE "key" = 'paymentMethods' AND "value" <> 'upi,bank,cod')`,
      [DEMO_PAYMENT_KEYS],
    );
    await database.query(
      `INSERT INTO "settings" ("key", "value", "updatedAt") VALUES ('paymentMethods', '', now())
       ON CONFLICT DO NOTHING`,
    );
    await database.query("SELECT pg_notify($1, $2)", [EXPIRED_TAGS_CHANNEL, "settings"]);
  } finally {
    await database.end();
  }
}
