import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { handOver } from "@/lib/companies/hand-over";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(companyEndpoints.handOver, ({ db, body, identity, ipAddress }) =>
    handOver({ db, identity, ipAddress, request: body }),
  ),
});
