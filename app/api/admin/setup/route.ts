import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { dismissSetup } from "@/lib/setup/dismiss-setup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(endpoints.dismissSetup, async ({ db, actor, ipAddress }) => {
    await dismissSetup({ db, actor, ipAddress });
    return { body: { dismissed: true } };
  }),
});
