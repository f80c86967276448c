import { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readMonth } from "@/lib/documents/gst-returns/read-month";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(gstReturnEndpoints.readGstMonth, async ({ db, query }) => ({
    body: await readMonth(db, query.month, new Date()),
  })),
});
