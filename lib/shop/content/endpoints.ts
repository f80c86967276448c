import { inChapter } from "@/lib/base/http/in-chapter";
import {
  contentChangeSchema,
  contentParamsSchema,
  contentStatesSchema,
} from "@/lib/shop/content/schemas";

/** Admin calls about the content of the site. */
export const contentAdminEndpoints = inChapter("Settings", {
  listContent: {
    call: "GET /admin/content",
    summary: "Read the site's content",
    description: "What the site says of itself, by block: live, and as a draft where there is one.",
    access: "settings.read",
    response: contentStatesSchema,
    limit: "work",
  },
  saveContent: {
    call: "PUT /admin/content/{block}",
    summary: "Change a block of the site",
    description:
      "Stores one block whole, for everybody or as a draft. An empty text says nothing: sentences that would quote it are left out.",
    access: "settings.write",
    params: contentParamsSchema,
    body: contentChangeSchema,
    response: contentStatesSchema,
    limit: "change",
  },
  discardContentDraft: {
    call: "DELETE /admin/content/{block}/draft",
    summary: "Discard a draft",
    description: "Throws the draft of a block away; what is live stays.",
    access: "settings.write",
    params: contentParamsSchema,
    response: contentStatesSchema,
    limit: "change",
  },
});
