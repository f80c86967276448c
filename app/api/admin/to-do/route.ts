import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readToDo } from "@/lib/to-do/read-to-do";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readToDo, async ({ db, identity }) => ({
    body: await readToDo(db, identity.account.role),
  })),
});
