import type { newsletterAdminEndpoints } from "../../../lib/messaging/newsletter/admin-endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const newsletterAdminRows: Rows<typeof newsletterAdminEndpoints> = {
  exportSubscriptions: { expected: adminOnly(200) },
};
