import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { deleteUser } from "@/lib/users/delete-user";
import { updateUser } from "@/lib/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updateUser, async ({ params: { id }, body, identity, ipAddress }) => ({
    body: await updateUser({ db: prisma(), id, request: body, admin: identity, ipAddress }),
  })),
  DELETE: route(endpoints.deleteUser, async ({ params: { id }, identity, ipAddress }) => {
    await deleteUser({ db: prisma(), id, admin: identity, ipAddress });
    return { body: undefined };
  }),
});
