import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { openInvitation } from "@/lib/invitations/open-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.openInvitation, async ({ db, body, identity, ipAddress }) => ({
    body: await openInvitation({ db, link: body.token, identity, ipAddress }),
  })),
});
