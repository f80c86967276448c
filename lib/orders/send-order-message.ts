import "server-only";
import { sendContactMessage } from "@/lib/contact/send-message";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Order } from "./schemas";

/** Email Support: a question about an order that arrives in the shop's inbox, with its number. */
export async function sendOrderMessage({
  db,
  order,
  message,
  ipAddress,
}: {
  db: PrismaClient;
  order: Order;
  message: string;
  ipAddress: string;
}): Promise<void> {
  await sendContactMessage({
    db,
    message: {
      name: order.user.name,
      email: order.user.email,
      company: order.company ?? undefined,
      phone: order.phone ?? undefined,
      message: `About order ${order.orderId}:\n\n${message}`,
    },
    client: { ipAddress },
  });
}
