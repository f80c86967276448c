import { resource, route } from "@/lib/api/route/route";
import { mailServerEndpoints } from "@/lib/messaging/mail-server/endpoints";
import { answerMailServer } from "@/lib/messaging/mail-server/mail-server";
import { saveMailServer } from "@/lib/messaging/mail-server/save-mail-server";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(mailServerEndpoints.readMailServer, async ({ db }) => ({
    body: await answerMailServer(db),
  })),
  PUT: route(mailServerEndpoints.saveMailServer, async ({ by, body: request }) => ({
    body: await saveMailServer({ ...by, request }),
  })),
});
