import { resetPassword } from "@/lib/account-life/set-password";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.resetPassword, async ({ db, body, ipAddress }) => {
    const { token: link, password } = body;
    await resetPassword({ db, link, password, ipAddress });
  }),
});
