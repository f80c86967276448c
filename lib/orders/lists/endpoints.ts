import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  addToListSchema,
  editListSchema,
  listCartSchema,
  newListSchema,
  openListSchema,
  savedListSchema,
} from "./schemas";

export const listEndpoints = inChapter("Lists", {
  listLists: {
    access: "orders.own",
    call: "GET /lists",
    summary: "List saved lists",
    description: "One's own lists and those of one's company, by name.",
    response: z.array(savedListSchema),
    limit: "work",
  },
  createList: {
    access: "orders.own",
    call: "POST /lists",
    summary: "Save a list",
    description:
      "Keeps products with quantities under a name. An account and a company keep at most 20 lists of 200 lines each.",
    status: 201,
    body: newListSchema,
    response: openListSchema,
    limit: "form",
  },
  getList: {
    access: "orders.own",
    call: "GET /lists/{id}",
    summary: "Read a saved list",
    description: "A list with its lines. A former member of a company no longer finds its lists.",
    params,
    response: openListSchema,
    limit: "work",
  },
  updateList: {
    access: "orders.own",
    call: "PUT /lists/{id}",
    summary: "Change a saved list",
    description:
      "Replaces what is sent: name, lines, or the standing order. With `updatedAt` as it was read, what somebody else changed since is not overwritten (409 `edit_conflict`). The member who sets `everyWeeks` gets an email at each date; nothing is ordered by itself.",
    params,
    body: editListSchema,
    response: openListSchema,
    limit: "form",
  },
  addToList: {
    access: "orders.own",
    call: "POST /lists/{id}/items",
    summary: "Add products to a saved list",
    description: "Adds lines, and quantities to lines that it has.",
    params,
    body: addToListSchema,
    response: openListSchema,
    limit: "form",
  },
  deleteList: {
    access: "orders.own",
    call: "DELETE /lists/{id}",
    summary: "Delete a saved list",
    description: "Its standing order ends with it.",
    status: 204,
    params,
    response: z.undefined(),
    limit: "form",
  },
  skipTurn: {
    access: "orders.own",
    call: "POST /lists/{id}/skip",
    summary: "Skip a turn of a standing order",
    description:
      "Skips the turn that was asked about, or else the next one. A list without a standing order is `invalid_transition`.",
    params,
    response: openListSchema,
    limit: "form",
  },
  fillCart: {
    access: "orders.own",
    call: "POST /lists/{id}/cart",
    summary: "Price a saved list for the cart",
    description:
      "What the list comes to today, at the caller's own prices; it says of each line whether it can be ordered as asked. A turn that was asked about is taken by it. Nothing is ordered: the lines go into a cart.",
    params,
    response: listCartSchema,
    limit: "work",
  },
});
