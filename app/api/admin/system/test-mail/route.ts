import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sendTestMail } from "@/lib/mail/send-test-mail";
import { readShopSettings } from "@/lib/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.sendTestMail, async ({ db, body, actor, ipAddress }) => {
    const shop = await readShopSettings(db);
    return { body: await sendTestMail({ db, shop, ...body, actor, ipAddress }) };
  }),
});
