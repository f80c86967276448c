import { endSession } from "@/lib/accounts/end-session";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(endpoints.endSession, async ({ db, params, identity, ipAddress }) => {
    await endSession({ db, identity, only: params.id, ipAddress });
    return { body: undefined };
  }),
});
