import "server-only";
import { sendContactMessage } from "@/lib/messaging/inbox/send-message";
import type { AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Order } from "../order";

export interface OrderMessage {
  db: PrismaClient;
  order: Order;
  message: string;
  /** The admin who writes; undefined when the customer writes. */
  admin?: { name: string; email: string };
  /** Signed-in account; undefined for a guest. */
  account?: AuditActor;
  ipAddress: string;
  language?: string;
}

/** "Email Support": sends a question about an order to the shop's inbox, with the order number. */
export async function sendOrderMessage(options: OrderMessage): Promise<void> {
  const { db, order, message, admin, account, ipAddress, language } = options;
  const { name, email, company, phone } = order.customer;
  await sendContactMessage({
    db,
    message: {
      name: admin?.name ?? name,
      email: admin?.email ?? email,
      company: admin ? undefined : (company ?? undefined),
      phone: admin ? undefined : (phone ?? undefined),
      message,
    },
    orderId: order.id,
    client: { ipAddress },
    language,
    account,
  });
}
