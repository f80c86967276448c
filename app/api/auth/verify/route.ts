import { verifyEmail } from "@/lib/account-life/verify-email";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.verifyEmail, async ({ db, body, identity, device }) => {
    const { token: link, password } = body;
    return {
      body: { email: await verifyEmail({ db, link, password, identity, device }) },
    };
  }),
});
