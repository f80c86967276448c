import { entryValues, type EntryInput } from "@/lib/client/checkout/entry-schema";
import { draftOf } from "@/lib/client/checkout/draft";
import type { AskedOrder } from "@/lib/client/checkout/read-asked";
import type { Chosen } from "./customer-section";

/** For whom the order is that a request for a price becomes. */
export const chosenBy = ({ customer }: AskedOrder): Chosen =>
  "_id" in customer ? customer : "new";

/** What is known of them. */
export function askedValues({ customer }: AskedOrder): EntryInput {
  const phone = "phone" in customer ? customer.phone : null;
  return entryValues({ ...draftOf(customer), phone });
}
