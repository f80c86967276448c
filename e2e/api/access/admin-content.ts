import type { contentAdminEndpoints } from "../../../lib/shop/content/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const contentRows: Rows<typeof contentAdminEndpoints> = {
  listContent: { expected: staffOnly(200) },
  // The body is invalid, because the tests share one shop and no row may change its content.
  saveContent: {
    path: "/admin/content/claims",
    body: { content: {}, publish: true },
    expected: staffOnly(400),
  },
  discardContentDraft: { path: "/admin/content/claims/draft", expected: staffOnly(200) },
};
