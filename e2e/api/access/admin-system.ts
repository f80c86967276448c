import type { apiKeysAdminEndpoints } from "../../../lib/identity/api-keys/endpoints";
import type { figureEndpoints } from "../../../lib/dashboard/visits/endpoints";
import type { mailServerEndpoints } from "../../../lib/messaging/mail-server/endpoints";
import type { pushAdminEndpoints } from "../../../lib/messaging/push/endpoints";
import type { systemAdminEndpoints } from "../../../lib/dashboard/endpoints";
import type { webhooksAdminEndpoints } from "../../../lib/messaging/webhooks/endpoints";
import type { whatsAppEndpoints } from "../../../lib/messaging/whatsapp/endpoints";
import { staffOnly, everybody, type Rows } from "./shared/all";

export const systemRows: Rows<typeof systemAdminEndpoints & typeof mailServerEndpoints> = {
  getStats: { expected: staffOnly(200) },
  getSeries: { expected: staffOnly(200) },
  readMargins: {
    path: "/admin/stats/margins?by=product&from=2026-11-01&to=2026-11-30",
    expected: staffOnly(200),
  },
  readToDo: { expected: staffOnly(200) },
  readCustomer: { path: "/admin/customers/{user}", expected: staffOnly(200) },
  searchShop: { path: "/admin/search?q=nothing+of+that+name", expected: staffOnly(200) },
  getSystem: { expected: staffOnly(200) },
  readMailServer: { path: "/admin/mail", expected: staffOnly(200) },
  saveMailServer: { path: "/admin/mail", body: { host: "no host" }, expected: staffOnly(400) },
  sendTestMail: { path: "/admin/mail/test", body: { to: "nobody" }, expected: staffOnly(400) },
  dismissSetup: { expected: staffOnly(200) },
  requestBackup: { expected: staffOnly(202) },
  downloadBackup: {
    path: "/admin/system/backups/0199c0de-0000-7000-8000-000000000001/download",
    body: {},
    expected: staffOnly(400),
  },
  retryMail: {
    path: "/admin/system/jobs/0199c0de-0000-7000-8000-000000000001/retry",
    expected: staffOnly(404),
  },
  retryAllMails: { body: { failedBefore: "2026-01-01T00:00:00Z" }, expected: staffOnly(200) },
};

export const apiKeysRows: Rows<typeof apiKeysAdminEndpoints> = {
  listApiKeys: { expected: staffOnly(200) },
  createApiKey: { body: {}, expected: staffOnly(400) },
  deleteApiKey: { path: "/admin/api-keys/no-such-key", expected: staffOnly(404) },
};

export const whatsAppRows: Rows<typeof whatsAppEndpoints> = {
  verifyWhatsApp: {
    path: "/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=guessed&hub.challenge=1158201444",
    expected: everybody(404),
  },
  tellWhatsApp: { body: { object: "whatsapp_business_account" }, expected: everybody(404) },
  readWhatsApp: { expected: staffOnly(200) },
  listTexts: { expected: staffOnly(200) },
};

const NO_WEBHOOK = "/admin/webhooks/no-such-webhook";

export const webhooksRows: Rows<typeof webhooksAdminEndpoints> = {
  listWebhooks: { expected: staffOnly(200) },
  createWebhook: { body: {}, expected: staffOnly(400) },
  updateWebhook: { path: NO_WEBHOOK, body: {}, expected: staffOnly(404) },
  deleteWebhook: { path: NO_WEBHOOK, expected: staffOnly(404) },
  rotateWebhookSecret: { path: `${NO_WEBHOOK}/rotate`, expected: staffOnly(404) },
  listDeliveries: { path: `${NO_WEBHOOK}/deliveries`, expected: staffOnly(404) },
  replayDelivery: { path: `${NO_WEBHOOK}/deliveries/none/replay`, expected: staffOnly(404) },
};

const NO_DEVICE = "/admin/push/no-such-device";

export const pushRows: Rows<typeof pushAdminEndpoints> = {
  readPush: { expected: staffOnly(200) },
  addPushDevice: { body: {}, expected: staffOnly(400) },
  updatePushDevice: { path: NO_DEVICE, body: { events: [] }, expected: staffOnly(404) },
  removePushDevice: { path: NO_DEVICE, expected: staffOnly(404) },
};

export const figureRows: Rows<typeof figureEndpoints> = {
  readFigures: { expected: staffOnly(200) },
  exportSearches: { expected: staffOnly(200) },
  noteCartSearch: { body: { q: "a search of nobody" }, expected: everybody(204) },
};
