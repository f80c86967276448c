import { endpoints } from "@/lib/api/endpoints";
import { summariseMessages } from "@/lib/contact/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseMessages, async ({ db }) => ({
    body: await summariseMessages(db, new Date()),
  })),
});
