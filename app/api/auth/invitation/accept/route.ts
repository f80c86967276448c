import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";
import { acceptInvitation } from "@/lib/invitations/accept-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.acceptInvitation, async ({ db, body, identity, device }) => {
    const { token: link, name, password } = body;
    return sessionAnswer(await acceptInvitation({ db, link, name, password, identity, device }));
  }),
});
