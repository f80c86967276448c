import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { tallyQuerySchema } from "@/lib/payments/tally/schemas";

export const tallyEndpoints = inChapter("Tax", {
  exportTally: {
    call: "GET /admin/tally",
    summary: "Export the vouchers of a month for Tally",
    description:
      "Invoices, credit notes, receipts and refunds as vouchers, with the ledgers of customers, in the file that Tally imports, streamed. A voucher has the id of its document or payment as REMOTEID, so that the same file twice changes nothing. `format=json` is for TallyPrime 7 and later.",
    access: "registers.read",
    query: tallyQuerySchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "application/xml",
    alsoProduces: ["application/json"],
    limit: "bulk",
  },
});
