import type { contentAdminEndpoints } from "../../../lib/shop/content/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const contentRows: Rows<typeof contentAdminEndpoints> = {
  listContent: { expected: adminOnly(200) },
  // The body is invalid, because the tests share one shop and no row may change its content.
  saveContent: {
    path: "/admin/content/claims",
    body: { content: {}, publish: true },
    expected: adminOnly(400),
  },
  discardContentDraft: { path: "/admin/content/claims/draft", expected: adminOnly(200) },
};
