import { requestPasswordReset } from "@/lib/identity/accounts/passwords/request-password-reset";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.forgotPassword, ({ db, body, ipAddress }) =>
    requestPasswordReset({ db, email: body.email, ipAddress }),
  ),
});
