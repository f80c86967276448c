import { resendVerification } from "@/lib/identity/accounts/resend-verification";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.resendVerification, ({ db, identity, ipAddress }) =>
    resendVerification({ db, identity, ipAddress }),
  ),
});
