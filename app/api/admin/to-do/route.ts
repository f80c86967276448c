import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.readToDo, async ({ db, identity }) => ({
    body: await readToDo(db, identity.account.role),
  })),
});
