import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { requireOrder } from "@/lib/orders/require-order";
import { sendOrderMessage } from "@/lib/orders/send-order-message";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.sendOrderMessage, async ({ params, query, body, identity, ipAddress }) => {
    const order = await requireOrder(prisma(), params.id, { identity, key: query.key });
    await sendOrderMessage({ db: prisma(), order, message: body.message, ipAddress });
    return { body: undefined };
  }),
});
