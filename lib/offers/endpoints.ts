import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params, keyQuery, rowId } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { ATTACHMENT_BYTES } from "@/lib/files/attachments/attachment-kinds";
import { quoteSchema } from "@/lib/orders/cart/schemas";
import { approvalRequestSchema } from "@/lib/orders/approval-requests/schemas";
import { placedOrderSchema } from "@/lib/orders/schemas";
import { offerSchema } from "./answers";
import { OFFER_LIMITS } from "./fields";
import { offerRequestSchema } from "./requests/offer-request-schema";
import {
  acceptOfferSchema,
  offerListQuerySchema,
  offerMessageSchema,
  offerReasonSchema,
  quoteOfferSchema,
} from "./schemas";

const ofOffer = { access: "order", params, query: keyQuery } as const;

export const offerEndpoints = inChapter("Offers", {
  askOffer: {
    call: "POST /offers",
    summary: "Ask for an offer",
    description:
      "Says what is needed, in lines or as the items of a cart: as JSON, or as a form with files of 5 MB (PDF, PNG, JPEG or WebP; 429 for too many from one address). A guest gives name and email, and gets the key that opens the offer.",
    access: "guest",
    status: 201,
    multipart: {
      fields: offerRequestSchema,
      files: {
        field: "files",
        summary: "Drawings or pictures",
        maxFiles: OFFER_LIMITS.files,
        maxBytes: ATTACHMENT_BYTES,
      },
      mayBeJson: true,
    },
    response: offerSchema,
    limit: "mail",
  },
  listOffers: {
    call: "GET /offers",
    summary: "List one's own offers",
    description: "The offers of the account, newest first, with the paging headers.",
    access: "orders.own",
    query: offerListQuerySchema,
    response: z.array(offerSchema),
    limit: "work",
  },
  getOffer: {
    call: "GET /offers/{id}",
    summary: "Read an offer",
    description:
      "An offer with the versions that were sent, and what was written, for its buyer by session or `key`.",
    ...ofOffer,
    response: offerSchema,
    limit: "work",
  },
  getOfferFile: {
    call: "GET /offers/{id}/files/{file}",
    summary: "Download a file of an offer",
    description: "A file that came with the request, as bytes to be saved.",
    ...ofOffer,
    params: params.extend({ file: rowId }),
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "form",
  },
  getOfferPaper: {
    call: "GET /offers/{id}/pdf",
    summary: "Download an offer",
    description: "The version that was sent last, as PDF; `not_found` before the first.",
    ...ofOffer,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/pdf",
    limit: "form",
  },
  quoteOffer: {
    call: "POST /offers/{id}/quote",
    summary: "Price a version of an offer",
    description:
      "What a version comes to today with the chosen quantities: its own prices, and the tax and stock of today.",
    ...ofOffer,
    changesNothing: true,
    body: quoteOfferSchema,
    response: quoteSchema,
    limit: "work",
  },
  writeInOffer: {
    call: "POST /offers/{id}/messages",
    summary: "Write about an offer",
    description: "Adds a message of the buyer to the offer.",
    ...ofOffer,
    body: offerMessageSchema,
    response: offerSchema,
    limit: "mail",
  },
  askOfferChanges: {
    call: "POST /offers/{id}/changes",
    summary: "Ask for changes of an offer",
    description:
      "The buyer sends the version back with words. It can still be accepted while it holds. Late is `offer_expired`.",
    ...ofOffer,
    body: offerMessageSchema,
    response: offerSchema,
    limit: "mail",
  },
  declineOffer: {
    call: "POST /offers/{id}/decline",
    summary: "Decline an offer",
    description: "The buyer does not want it, and says why. What has ended is `offer_closed`.",
    ...ofOffer,
    body: offerReasonSchema,
    response: offerSchema,
    limit: "mail",
  },
  acceptOffer: {
    call: "POST /offers/{id}/accept",
    summary: "Accept an offer",
    description:
      "Places the order at the prices of the version. Another tax since is `price_changed` with the `quote`, a product that ran out `out_of_stock`, an older version `offer_superseded` with the `version` that holds, a late one `offer_expired`, one that was never sent or has ended `offer_closed`. Accepting again answers 200 with the same order. On account only with a session.",
    ...ofOffer,
    status: 201,
    body: acceptOfferSchema,
    response: placedOrderSchema,
    limit: "form",
  },
  askOfferApproval: {
    call: "POST /offers/{id}/approval",
    summary: "Ask one's company to approve accepting an offer",
    description:
      "Takes what accepting takes, and refuses what that would refuse, apart from `approval_required`. The offer stays open until the company has approved.",
    access: "orders.own",
    params,
    status: 201,
    body: acceptOfferSchema,
    response: approvalRequestSchema,
    limit: "form",
  },
});
