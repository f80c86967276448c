import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { invite } from "@/lib/identity/invitations/invite";
import { listInvitations } from "@/lib/identity/invitations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(usersAdminEndpoints.listInvitations, async ({ db }) => ({
    body: await listInvitations(db),
  })),
  POST: route(usersAdminEndpoints.createInvitation, async ({ db, body, identity, ipAddress }) => ({
    body: await invite({ db, request: body, admin: identity, ipAddress }),
  })),
});
