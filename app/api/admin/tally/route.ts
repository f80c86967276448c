import { tallyEndpoints } from "@/lib/payments/tally/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { exportTally } from "@/lib/payments/tally/export-tally";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(tallyEndpoints.exportTally, async ({ by, query }) => {
    const { month, format } = query;
    const body = await exportTally({ ...by, month, format });
    return {
      body,
      headers: {
        "Content-Type": `application/${format}; charset=utf-8`,
        "Content-Disposition": `attachment; filename="tally-${month}.${format}"`,
      },
    };
  }),
});
