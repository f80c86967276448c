import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { retryFailedJobs } from "@/lib/dashboard/system/retry-failed-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(systemAdminEndpoints.retryMail, async ({ params, identity, ...by }) => {
    const which = { id: params.id };
    const mailsAlone = identity.state === "key";
    return { body: { retried: await retryFailedJobs({ ...by, which, mailsAlone }) } };
  }),
});
