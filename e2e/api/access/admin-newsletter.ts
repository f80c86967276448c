import type { newsletterAdminEndpoints } from "../../../lib/messaging/newsletter/admin-endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const newsletterAdminRows: Rows<typeof newsletterAdminEndpoints> = {
  listSubscriptions: { expected: adminOnly(200) },
  summariseSubscriptions: { expected: adminOnly(200) },
  exportSubscriptions: { expected: adminOnly(200) },
};
