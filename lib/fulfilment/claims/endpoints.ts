import { inChapter } from "@/lib/base/http/in-chapter";
import { keyQuery, rowId as id } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  CLAIM_PHOTOS,
  claimDecisionSchema,
  claimFormSchema,
} from "@/lib/fulfilment/claims/schemas";
import { claimSchema } from "@/lib/orders/dispatch-schemas";

/** Claims of buyers about damaged, missing or wrong goods, and the shop's answer. */
export const claimEndpoints = inChapter("Orders", {
  reportClaim: {
    call: "POST /orders/{id}/claims",
    summary: "Report a problem with an order",
    description:
      "What of an order that was sent is damaged, missing or wrong, with photos; the shop is mailed about it. After the time that the policies give it is refused with `too_late`. Sent again under the same `Idempotency-Key`, it answers the claim that was made before.",
    access: "order",
    status: 201,
    params: z.object({ id }),
    query: keyQuery,
    multipart: { fields: claimFormSchema, files: CLAIM_PHOTOS },
    response: claimSchema,
    limit: "mail",
  },
  getClaimPhoto: {
    call: "GET /orders/{id}/claims/{claim}/photos/{photo}",
    summary: "Download a photo of a claim",
    description: "A photo that came with a claim, for callers who may read the order.",
    access: "order",
    params: z.object({ id, claim: id, photo: id }),
    query: keyQuery,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "work",
  },
  decideClaim: {
    call: "PATCH /admin/claims/{id}",
    summary: "Answer a claim",
    description:
      "Answers what a customer reported, once: the goods are replaced, credited by a credit note over the reported lines, or the claim is refused. The customer is notified by email.",
    access: "returns.write",
    params: z.object({ id }),
    body: claimDecisionSchema,
    response: claimSchema,
    limit: "change",
  },
});
