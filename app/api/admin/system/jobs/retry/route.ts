import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { retryFailedMails } from "@/lib/messaging/email/retry-failed-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(systemAdminEndpoints.retryAllMails, async ({ db, body, actor, ipAddress }) => {
    const which = { failedBefore: new Date(body.failedBefore) };
    return { body: { retried: await retryFailedMails({ db, actor, ipAddress, which }) } };
  }),
});
