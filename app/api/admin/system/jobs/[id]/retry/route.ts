import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { retryFailedMails } from "@/lib/mail/retry-failed-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.retryMail, async ({ params, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const which = { id: params.id };
    return { body: { retried: await retryFailedMails({ db: prisma(), actor, ipAddress, which }) } };
  }),
});
