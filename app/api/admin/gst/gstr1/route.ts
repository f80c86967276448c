import { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { exportGstr1 } from "@/lib/documents/gst-returns/export-gstr1";
import { withoutEmpty } from "@/lib/documents/gst-returns/gstr1";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(gstReturnEndpoints.exportGstr1, async ({ by, query }) => {
    const { month, format } = query;
    const gstr1 = await exportGstr1({ ...by, month });
    if (format === "full") return { body: gstr1 };
    const name = `GSTR1_${gstr1.gstin}_${gstr1.fp}.json`;
    return {
      body: withoutEmpty(gstr1),
      headers: { "Content-Disposition": `attachment; filename="${name}"` },
    };
  }),
});
