import { resetPassword } from "@/lib/accounts/set-password";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.resetPassword, async ({ db, body, ipAddress }) => {
    const { token: link, password } = body;
    await resetPassword({ db, link, password, ipAddress });
    return { body: undefined };
  }),
});
