import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { inviteMember } from "@/lib/companies/invite-member";
import { requireMembership } from "@/lib/identity/session/membership";
import { listMembers } from "@/lib/companies/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companyEndpoints.listMembers, async ({ db, identity }) => ({
    body: await listMembers(db, requireMembership(identity).companyId),
  })),
  POST: route(companyEndpoints.addMember, async ({ db, body, identity, ipAddress }) => ({
    body: await inviteMember({ db, request: body, identity, ipAddress }),
  })),
});
