import { inChapter } from "@/lib/base/http/in-chapter";
import { ATTACHMENT_BYTES } from "@/lib/files/attachments/attachment-kinds";
import { z } from "@/lib/base/input/zod";
import { quoteFormSchema } from "./quote-form";
import { ownQuoteSchema, ownQuotesQuerySchema } from "./schemas";

/** API calls about quote requests. */
export const quoteEndpoints = inChapter("Messages", {
  askPrice: {
    call: "POST /quote-requests",
    summary: "Ask for a price",
    description:
      "Asks the shop for a price, with at most one file of 5 MB (PDF, PNG, JPEG or WebP). It is an offer in state `asked`, answered by email; a signed-in caller finds it with its answer in the account. One address may send few files (429).",
    access: "guest",
    status: 202,
    multipart: {
      fields: quoteFormSchema,
      files: {
        field: "file",
        summary: "A drawing or a picture",
        maxFiles: 1,
        maxBytes: ATTACHMENT_BYTES,
      },
    },
    response: z.undefined(),
    limit: "mail",
  },
  listOwnQuotes: {
    call: "GET /quote-requests",
    summary: "List one's own requests for a price",
    description:
      "The caller's price requests with the shop's answers; newest first, with the paging headers. GET /offers lists all that the caller asked for.",
    access: "account.own",
    query: ownQuotesQuerySchema,
    response: z.array(ownQuoteSchema),
    limit: "work",
  },
});
