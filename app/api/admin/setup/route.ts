import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { dismissSetup } from "@/lib/dashboard/setup/read-setup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(systemAdminEndpoints.dismissSetup, async ({ by }) => {
    await dismissSetup(by);
    return { body: { dismissed: true } };
  }),
});
