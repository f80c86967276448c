import { resendVerification } from "@/lib/accounts/resend-verification";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.resendVerification, async ({ db, identity, ipAddress }) => {
    await resendVerification({ db, identity, ipAddress });
    return { body: undefined };
  }),
});
