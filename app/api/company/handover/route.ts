import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { handOver } from "@/lib/companies/hand-over";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(companyEndpoints.handOver, async ({ db, body, identity, ipAddress }) => {
    await handOver({ db, identity, ipAddress, request: body });
    return { body: undefined };
  }),
});
