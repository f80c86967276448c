import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { retryFailedMails } from "@/lib/mail/retry-failed-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.retryMail, async ({ db, params, actor, ipAddress }) => {
    const which = { id: params.id };
    return { body: { retried: await retryFailedMails({ db, actor, ipAddress, which }) } };
  }),
});
