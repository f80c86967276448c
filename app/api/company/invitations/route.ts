import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { inviteMember } from "@/lib/companies/invite-member";
import { requireGrant } from "@/lib/companies/lock-company";
import { requireMembership } from "@/lib/identity/session/membership";
import { listCompanyInvitations } from "@/lib/companies/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companyEndpoints.listCompanyInvitations, async ({ db, identity }) => {
    const membership = requireMembership(identity);
    requireGrant(membership, "company.write");
    return { body: await listCompanyInvitations(db, membership.companyId) };
  }),
  POST: route(companyEndpoints.inviteMember, async ({ db, body, identity, ipAddress }) => ({
    body: await inviteMember({ db, request: body, identity, ipAddress }),
  })),
});
