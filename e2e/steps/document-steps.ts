import type { PrismaClient } from "@/lib/db/generated/client";
import type { Credited } from "@/lib/documents/credit";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { issueInvoice } from "@/lib/documents/issue-invoice";
import { lockOrder } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { givenSetting } from "./factories";
import { FROM, meera } from "./order-admin-steps";

/** Issues documents for tests: as Meera, each in its own transaction, at the given time. */
export function documentSteps(db: PrismaClient) {
  const by = { actor: meera, ipAddress: FROM };
  /** Longer than the shop's own timeouts, for tests in which many transactions wait for one number series. */
  const timeouts = { maxWait: 120_000, timeout: 120_000 };

  const invoice = (id: string, at = new Date()) =>
    db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      return issueInvoice(tx, { order, by, at, shop: await readShopSettings(tx) });
    }, timeouts);

  const credit = (id: string, what: Credited, { at = new Date(), reason = "Came back" } = {}) =>
    db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const shop = await readShopSettings(tx);
      return issueCreditNote(tx, { order, by, at, shop, reason, what });
    });

  /** Configures a seller in Haryana under GST. */
  async function givenGst(): Promise<void> {
    await givenSetting(db, "legalName", "KLN Packaging Private Limited");
    await givenSetting(db, "sellerGstin", "06AAPFU0939F1ZZ");
    await givenSetting(db, "invoicePrefix", "KLN/");
    await givenSetting(db, "taxRegime", "gst");
  }

  return { invoice, credit, givenGst };
}
