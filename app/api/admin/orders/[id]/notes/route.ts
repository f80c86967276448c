import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { addOrderNote, listOrderNotes } from "@/lib/orders/order-notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listOrderNotes, async ({ params }) => ({
    body: await listOrderNotes(prisma(), params.id),
  })),
  POST: route(endpoints.addOrderNote, async ({ params, body, identity, ipAddress }) => ({
    body: await addOrderNote({
      db: prisma(),
      id: params.id,
      text: body.text,
      actor: actorOf(identity.account),
      ipAddress,
    }),
  })),
});
