import { verifyEmail } from "@/lib/accounts/verify-email";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.verifyEmail, async ({ body, ipAddress }) => ({
    body: { email: await verifyEmail({ db: prisma(), link: body.token, ipAddress }) },
  })),
});
