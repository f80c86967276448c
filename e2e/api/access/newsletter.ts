import type { newsletterEndpoints } from "../../../lib/messaging/newsletter/endpoints";
import { everybody, type Rows } from "./shared/all";

export const newsletterRows: Rows<typeof newsletterEndpoints> = {
  confirmSubscription: { body: { link: "x" }, expected: everybody(400) },
  openUnsubscribe: { path: "/unsubscribe?link=x", expected: everybody(302) },
  unsubscribe: { path: "/unsubscribe?link=x", expected: everybody(400) },
};
