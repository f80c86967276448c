import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  MAX_LIST_BYTES,
  newPriceListSchema,
  ownPriceSchema,
  priceListParamsSchema,
  priceListQuerySchema,
  priceListSchema,
  priceListsQuerySchema,
  priceListSummarySchema,
  pricesQuerySchema,
  savedPriceListSchema,
  savePriceListQuerySchema,
  savePriceListSchema,
} from "./schemas";

export const priceListEndpoints = inChapter("Price lists", {
  readOwnPrices: {
    call: "GET /prices",
    summary: "Read one's own prices",
    description:
      "What plain packs of products cost the caller: the prices of the company's list, and the public ones where there is none. What is not in the shop is left out. Pages are the same for everybody; this is what a member's page adds.",
    access: "account.own",
    query: pricesQuerySchema,
    response: z.array(ownPriceSchema),
    limit: "browse",
  },
  listPriceLists: {
    call: "GET /admin/price-lists",
    summary: "List price lists",
    description:
      "The price lists of companies by name, without their rows, with the paging headers.",
    access: "prices.read",
    query: priceListsQuerySchema,
    response: z.array(priceListSummarySchema),
    limit: "work",
  },
  createPriceList: {
    call: "POST /admin/price-lists",
    summary: "Add a price list",
    description:
      "Adds a list of at most 5,000 products, each with `tiers` of its own or `percent` off the public price; where a row is wrong, nothing is added: 400 with the `errors` of all rows. A company gets it by `PATCH /admin/companies/{id}`.",
    access: "prices.write",
    status: 201,
    body: newPriceListSchema,
    maxBytes: MAX_LIST_BYTES,
    response: priceListSchema,
    limit: "change",
  },
  getPriceList: {
    call: "GET /admin/price-lists/{id}",
    summary: "Read a price list",
    description:
      "A list with its rows by the names of the products; with `format=csv` the rows as a file.",
    access: "prices.read",
    params: priceListParamsSchema,
    query: priceListQuerySchema,
    response: priceListSchema,
    alsoProduces: ["text/csv"],
    limit: "work",
  },
  savePriceList: {
    call: "PUT /admin/price-lists/{id}",
    summary: "Change a price list",
    description:
      "Replaces the whole list, or by a CSV file its rows alone; none where a row is wrong: 400 with the `errors` of all rows. With `dryRun=1` it only says `{ rows, errors }`. A file names a product by `product` or `sku` and gives it a `percent`, or a line with `from` and `price` for each tier. With the `updatedAt` that was read, what somebody else changed since is not overwritten.",
    access: "prices.write",
    params: priceListParamsSchema,
    query: savePriceListQuerySchema,
    body: savePriceListSchema,
    mayBeCsv: true,
    maxBytes: MAX_LIST_BYTES,
    response: savedPriceListSchema,
    limit: "change",
  },
  deletePriceList: {
    call: "DELETE /admin/price-lists/{id}",
    summary: "Delete a price list",
    description: "Deletes a list that no company has; otherwise 409 `in_use`.",
    access: "prices.write",
    status: 204,
    params: priceListParamsSchema,
    response: z.undefined(),
    limit: "change",
  },
});
