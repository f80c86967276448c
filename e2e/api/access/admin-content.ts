import type { contentAdminEndpoints } from "../../../lib/api/admin/content-endpoints";
import { adminOnly, type Rows } from "./all";

export const contentRows: Rows<typeof contentAdminEndpoints> = {
  listContent: { expected: adminOnly(200) },
  // The tests share one shop, so that no row changes what it says.
  saveContent: {
    path: "/admin/content/claims",
    body: { content: {}, publish: true },
    expected: adminOnly(400),
  },
  discardContentDraft: { path: "/admin/content/claims/draft", expected: adminOnly(200) },
};
