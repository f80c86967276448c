import type { newsletterAdminEndpoints } from "../../../lib/messaging/newsletter/admin-endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const newsletterAdminRows: Rows<typeof newsletterAdminEndpoints> = {
  exportSubscriptions: { expected: staffOnly(200) },
};
