import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { printJobTicket } from "@/lib/documents/job-ticket/job-ticket";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.getJobTicket, async ({ db, params: { id: order, line } }) =>
    pdfAnswer(await printJobTicket(db, { order, line })),
  ),
});
