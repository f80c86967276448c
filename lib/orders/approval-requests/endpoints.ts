import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { companyRulesSchema } from "@/lib/companies/rules/rule-schemas";
import { orderSchema, placeOrderSchema } from "../schemas";
import { approvalListQuerySchema, approvalRequestSchema, rejectApprovalSchema } from "./schemas";

export const approvalEndpoints = inChapter("Approvals", {
  readCompanyRules: {
    access: "orders.own",
    call: "GET /company/rules",
    summary: "Read the rules of one's company",
    description: "Which orders need an approval, for every member; others are `not_member`.",
    response: companyRulesSchema,
    limit: "work",
  },
  writeCompanyRules: {
    access: "orders.own",
    call: "PUT /company/rules",
    summary: "Replace the rules of one's company",
    description: "Only an owner may. Requests that wait keep the rules that caught them.",
    body: companyRulesSchema,
    response: companyRulesSchema,
    limit: "form",
  },
  listApprovals: {
    access: "orders.own",
    call: "GET /approvals",
    summary: "List requests for an approval",
    description:
      "A buyer's own requests, for all other members all of the company, newest first, with the paging headers.",
    query: approvalListQuerySchema,
    response: z.array(approvalRequestSchema),
    limit: "work",
  },
  askApproval: {
    access: "orders.own",
    call: "POST /approvals",
    summary: "Ask one's company to approve an order",
    description:
      "Takes what POST /orders takes, and refuses what that would refuse, apart from `approval_required`. Nothing is reserved. Sent again under the same `Idempotency-Key`, it answers the same request.",
    status: 201,
    body: placeOrderSchema,
    response: approvalRequestSchema,
    limit: "form",
  },
  getApproval: {
    access: "orders.own",
    call: "GET /approvals/{id}",
    summary: "Read a request for an approval",
    description: "One request that the caller sees in the list.",
    params,
    response: approvalRequestSchema,
    limit: "work",
  },
  getRequestedPurchaseOrder: {
    access: "orders.own",
    call: "GET /approvals/{id}/purchase-order",
    summary: "Read the purchase order of a request",
    description: "The file of it, for everybody who sees the request.",
    params,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "work",
  },
  approveRequest: {
    access: "orders.own",
    call: "POST /approvals/{id}/approve",
    summary: "Approve a request",
    description:
      "Places the order in the asker's name and answers it; again, the same order. It is priced anew: dearer is `price_changed` with the `quote`, short is `out_of_stock`, and the request stays open; cheaper passes. Where two must approve, the first gets the request, which stays open. Owners and approvers alone, not for their own (`own_request`); what ended is `request_closed`.",
    params,
    response: z.union([orderSchema, approvalRequestSchema]),
    limit: "form",
  },
  rejectRequest: {
    access: "orders.own",
    call: "POST /approvals/{id}/reject",
    summary: "Reject a request",
    description: "Owners and approvers alone; the asker reads why.",
    params,
    body: rejectApprovalSchema,
    response: approvalRequestSchema,
    limit: "form",
  },
  withdrawRequest: {
    access: "orders.own",
    call: "POST /approvals/{id}/withdraw",
    summary: "Withdraw a request",
    description: "The asker takes a waiting request back.",
    params,
    response: approvalRequestSchema,
    limit: "form",
  },
});
