import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { retryFailedJobs } from "@/lib/dashboard/system/retry-failed-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(systemAdminEndpoints.retryAllMails, async ({ body, identity, ...by }) => {
    const which = { failedBefore: new Date(body.failedBefore) };
    const mailsAlone = identity.state === "key";
    return { body: { retried: await retryFailedJobs({ ...by, which, mailsAlone }) } };
  }),
});
