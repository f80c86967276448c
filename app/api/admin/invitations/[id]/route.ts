import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { withdrawInvitation } from "@/lib/invitations/withdraw-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(
    endpoints.withdrawInvitation,
    async ({ db, params: { id }, identity, ipAddress }) => {
      await withdrawInvitation({ db, id, admin: identity, ipAddress });
      return { body: undefined };
    },
  ),
});
