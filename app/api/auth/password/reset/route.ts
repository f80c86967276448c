import { resetPassword } from "@/lib/accounts/set-password";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.resetPassword, async ({ body, ipAddress }) => {
    const { token: link, password } = body;
    await resetPassword({ db: prisma(), link, password, ipAddress });
    return { body: undefined };
  }),
});
