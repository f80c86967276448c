import { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { csvHeaders } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";
import { exportGstr1Table } from "@/lib/documents/gst-returns/export-gstr1";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(gstReturnEndpoints.exportGstr1Table, async ({ by, query }) => {
    const { month, table } = query;
    const body = await exportGstr1Table({ ...by, month, table });
    return { body, headers: csvHeaders(`gstr1-${table}-${month}`) };
  }),
});
