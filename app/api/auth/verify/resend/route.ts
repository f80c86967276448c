import { resendVerification } from "@/lib/accounts/resend-verification";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.resendVerification, async ({ identity, ipAddress }) => {
    await resendVerification({ db: prisma(), identity, ipAddress });
    return { body: undefined };
  }),
});
