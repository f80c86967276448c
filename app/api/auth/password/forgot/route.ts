import { requestPasswordReset } from "@/lib/identity/accounts/passwords/request-password-reset";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.forgotPassword, async ({ db, body, ipAddress }) => {
    await requestPasswordReset({ db, email: body.email, ipAddress });
    return { body: undefined };
  }),
});
