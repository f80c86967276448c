import { documentEndpoints } from "@/lib/documents/endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { documentFile } from "@/lib/documents/pdf/document-file";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(documentEndpoints.getDocument, async ({ db, params, query, identity }) => {
    const order = await requireOrder(db, params.id, { identity, key: query.key });
    const { document } = params;
    return pdfAnswer(await documentFile(db, { order, document, copies: Number(query.copies) }));
  }),
});
