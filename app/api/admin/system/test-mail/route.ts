import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sendTestMail } from "@/lib/messaging/email/send-test-mail";
import { readShopSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(systemAdminEndpoints.sendTestMail, async ({ db, by, body }) => {
    const shop = await readShopSettings(db);
    return { body: await sendTestMail({ shop, ...body, ...by }) };
  }),
});
