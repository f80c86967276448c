import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { summariseOutstanding } from "@/lib/payments/outstanding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseOutstanding, async ({ db }) => ({
    body: await summariseOutstanding(db),
  })),
});
