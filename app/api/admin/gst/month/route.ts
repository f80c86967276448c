import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readMonth } from "@/lib/registers/read-month";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readGstMonth, async ({ db, query }) => ({
    body: await readMonth(db, query.month, new Date()),
  })),
});
