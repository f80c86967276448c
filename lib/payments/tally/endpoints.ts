import { z } from "@/lib/base/input/zod";
import { tallyQuerySchema } from "@/lib/payments/tally/schemas";

export const tallyEndpoints = {
  exportTally: {
    method: "GET",
    path: "/admin/tally",
    chapter: "Tax",
    summary: "Export the vouchers of a month for Tally",
    description:
      "Invoices, credit notes, receipts and refunds as vouchers, with the ledgers of customers, in the file that Tally imports, streamed. A voucher has the id of its document or payment as REMOTEID, so that the same file twice changes nothing. `format=json` is for TallyPrime 7 and later.",
    access: "registers.read",
    status: 200,
    query: tallyQuerySchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "application/xml",
    alsoProduces: ["application/json"],
    limit: "bulk",
  },
} as const;
