import { requestPasswordReset } from "@/lib/accounts/request-password-reset";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.forgotPassword, async ({ db, body, ipAddress }) => {
    await requestPasswordReset({ db, email: body.email, ipAddress });
    return { body: undefined };
  }),
});
