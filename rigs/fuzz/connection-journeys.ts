import { bearing, json, type Journey } from "./journey";

/** Journeys of API keys, webhooks and devices. */

export const keepsKeys: Journey = async ({ reach, admin }) => {
  const wanted = json({ name: "Scanner", scopes: ["stock.write"] });
  const { body } = await reach("createApiKey", { ...bearing(admin), ...wanted });
  await reach("deleteApiKey", { path: { id: (body as { _id: string })._id }, ...bearing(admin) });
};

export const tellsOthers: Journey = async ({ shop, reach, admin, product }) => {
  // A reserved name, so that nothing leaves the machine.
  const wanted = json({ url: "https://receiver.invalid/hook", events: ["product.changed"] });
  const { body } = await reach("createWebhook", { ...bearing(admin), ...wanted });
  const { _id: id } = body as { _id: string };
  const named = { path: { id }, ...bearing(admin) };
  await reach("changePrice", {
    path: { id: product },
    ...bearing(admin),
    ...json({ price: 13.25 }),
  });
  const [row] = await shop.sql<{ id: string }>(
    `SELECT id::text FROM webhook_deliveries WHERE "webhookId"::text = $1`,
    [id],
  );
  await reach("replayDelivery", { ...named, path: { id, delivery: row?.id ?? "" } });
  await reach("listDeliveries", named);
  await reach("rotateWebhookSecret", named);
  await reach("updateWebhook", { ...named, ...json({ active: false }) });
  await reach("deleteWebhook", named);
};

export const writesByWhatsApp: Journey = async ({ shop, reach, admin }) => {
  const { WHATSAPP_VERIFY_TOKEN: token } = shop.whatsapp.env;
  const query = { "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158" };
  await reach("verifyWhatsApp", { query });
  const { body: text, headers } = shop.whatsapp.messageFrom("+919876543210", "Do you print?");
  await reach("tellWhatsApp", { headers, body: { kind: "raw", type: "", text } });
  await reach("readWhatsApp", bearing(admin));
  await reach("listTexts", bearing(admin));
};

export const tellsDevices: Journey = async ({ reach, admin }) => {
  const wanted = json({
    endpoint: "https://push.invalid/device",
    // From RFC 8291, appendix A.
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
    events: ["order.placed"],
  });
  const { body } = await reach("addPushDevice", { ...bearing(admin), ...wanted });
  const named = { path: { id: (body as { _id: string })._id }, ...bearing(admin) };
  await reach("readPush", bearing(admin));
  await reach("updatePushDevice", { ...named, ...json({ events: ["order.paid"] }) });
  await reach("removePushDevice", named);
};
