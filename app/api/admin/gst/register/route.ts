import { endpoints } from "@/lib/api/endpoints";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { exportRegister } from "@/lib/registers/export-register";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportRegister, async ({ db, query: { month }, actor, ipAddress }) => {
    const body = await exportRegister({ db, month, actor, ipAddress });
    return { body, headers: csvHeaders(`register-${month}`) };
  }),
});
