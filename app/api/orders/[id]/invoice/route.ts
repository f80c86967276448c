import { documentEndpoints } from "@/lib/documents/endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { documentFile } from "@/lib/documents/pdf/document-file";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(documentEndpoints.getInvoice, async ({ db, params, query, identity }) => {
    const order = await requireOrder(db, params.id, { identity, key: query.key });
    return pdfAnswer(
      await documentFile(db, { order, document: "invoice", copies: Number(query.copies) }),
    );
  }),
});
