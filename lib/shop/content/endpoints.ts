import {
  contentChangeSchema,
  contentParamsSchema,
  contentStatesSchema,
} from "@/lib/shop/content/schemas";

/** Admin calls about the content of the site. */
export const contentAdminEndpoints = {
  listContent: {
    method: "GET",
    path: "/admin/content",
    chapter: "Settings",
    summary: "Read the site's content",
    description: "What the site says of itself, by block: live, and as a draft where there is one.",
    access: "settings.read",
    status: 200,
    response: contentStatesSchema,
    limit: "work",
  },
  saveContent: {
    method: "PUT",
    path: "/admin/content/{block}",
    chapter: "Settings",
    summary: "Change a block of the site",
    description:
      "Stores one block whole, for everybody or as a draft. An empty text says nothing: sentences that would quote it are left out.",
    access: "settings.write",
    status: 200,
    params: contentParamsSchema,
    body: contentChangeSchema,
    response: contentStatesSchema,
    limit: "change",
  },
  discardContentDraft: {
    method: "DELETE",
    path: "/admin/content/{block}/draft",
    chapter: "Settings",
    summary: "Discard a draft",
    description: "Throws the draft of a block away; what is live stays.",
    access: "settings.write",
    status: 200,
    params: contentParamsSchema,
    response: contentStatesSchema,
    limit: "change",
  },
} as const;
