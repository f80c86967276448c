import { resource, route } from "@/lib/api/route/route";
import { invalidField } from "@/lib/base/errors";
import { sendTestMail } from "@/lib/messaging/email/send-test-mail";
import { mailServerEndpoints } from "@/lib/messaging/mail-server/endpoints";
import { readShopSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(mailServerEndpoints.sendTestMail, async ({ db, by, body, identity }) => {
    const shop = await readShopSettings(db);
    const own = identity.state === "signed-in" ? identity.account.email : null;
    const to = body.to ?? own;
    if (to === null) throw invalidField("to", "Say who is to get it.");
    return { body: await sendTestMail({ shop, to, ...by }) };
  }),
});
