import { endpoints } from "@/lib/api/endpoints";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { exportGstr1Table } from "@/lib/registers/export-gstr1";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportGstr1Table, async ({ db, query, actor, ipAddress }) => {
    const { month, table } = query;
    const body = await exportGstr1Table({ db, month, table, actor, ipAddress });
    return { body, headers: csvHeaders(`gstr1-${table}-${month}`) };
  }),
});
