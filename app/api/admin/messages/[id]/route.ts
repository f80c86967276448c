import { endpoints } from "@/lib/api/endpoints";
import { updateMessage } from "@/lib/contact/update-message";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updateMessage, async ({ db, params, body, actor, ipAddress }) => ({
    body: await updateMessage({ db, id: params.id, status: body.status, actor, ipAddress }),
  })),
});
