import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { openInvitation } from "@/lib/identity/invitations/open-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.openInvitation, async ({ db, body, identity, ipAddress }) => ({
    body: await openInvitation({ db, link: body.token, identity, ipAddress }),
  })),
});
