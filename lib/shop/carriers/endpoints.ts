import { inChapter } from "@/lib/base/http/in-chapter";
import { carriersSchema, replaceCarriersSchema } from "@/lib/shop/carriers/schemas";

/** Admin calls about parcel carriers. */
export const carriersAdminEndpoints = inChapter("Order management", {
  listCarriers: {
    call: "GET /admin/carriers",
    summary: "List carriers",
    description: "The carriers that the shop ships with, and where each shows a parcel.",
    access: "orders.read.all",
    response: carriersSchema,
    limit: "browse",
  },
  keepCarriers: {
    call: "PUT /admin/carriers",
    summary: "Change the carriers",
    description:
      "Replaces the list of carriers. With `carriersRead` as it was shown, a list that somebody else changed since is not overwritten (409 `edit_conflict` with today's `carriers`). A tracking link holds `{number}` where the number of the parcel belongs; orders that were shipped keep their links.",
    access: "settings.write",
    body: replaceCarriersSchema,
    response: carriersSchema,
    limit: "change",
  },
});
