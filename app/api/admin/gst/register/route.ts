import { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { csvHeaders } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";
import { exportRegister } from "@/lib/documents/gst-returns/export-register";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(gstReturnEndpoints.exportRegister, async ({ by, query: { month } }) => {
    const body = await exportRegister({ ...by, month });
    return { body, headers: csvHeaders(`register-${month}`) };
  }),
});
