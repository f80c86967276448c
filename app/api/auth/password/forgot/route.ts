import { requestPasswordReset } from "@/lib/identity/accounts/passwords/request-password-reset";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.forgotPassword, async ({ db, body, ipAddress }) => {
    await requestPasswordReset({ db, email: body.email, ipAddress });
    return { body: undefined };
  }),
});
