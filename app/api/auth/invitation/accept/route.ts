import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { admissionAnswer } from "@/lib/api/route/session-answer";
import { acceptInvitation } from "@/lib/account-life/accept-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.acceptInvitation, async ({ db, body, identity, device }) => {
    const { token: link, name, password } = body;
    return admissionAnswer(await acceptInvitation({ db, link, name, password, identity, device }));
  }),
});
