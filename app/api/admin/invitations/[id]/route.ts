import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { withdrawInvitation } from "@/lib/identity/invitations/withdraw-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(
    usersAdminEndpoints.withdrawInvitation,
    ({ db, params: { id }, identity, ipAddress }) =>
      withdrawInvitation({ db, id, admin: identity, ipAddress }),
  ),
});
