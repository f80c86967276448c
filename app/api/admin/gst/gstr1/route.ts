import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { exportGstr1 } from "@/lib/registers/export-gstr1";
import { withoutEmpty } from "@/lib/registers/gstr1";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportGstr1, async ({ db, query, actor, ipAddress }) => {
    const { month, format } = query;
    const gstr1 = await exportGstr1({ db, month, actor, ipAddress });
    if (format === "full") return { body: gstr1 };
    const name = `GSTR1_${gstr1.gstin}_${gstr1.fp}.json`;
    return {
      body: withoutEmpty(gstr1),
      headers: { "Content-Disposition": `attachment; filename="${name}"` },
    };
  }),
});
