import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { MailError } from "./mail-error";
import type { MailedMessage } from "./templates/contact-message";
import type { MailedOrder } from "./templates/order";

const LINES = {
  select: {
    name: true,
    thumbnailImage: true,
    pricePaise: true,
    quantity: true,
    lineTotalPaise: true,
  },
  orderBy: { position: "asc" },
} as const;

/** @throws MailError when there is no such order */
export async function readMailedOrder(db: PrismaClient, id: string): Promise<MailedOrder> {
  const row = await db.order.findUnique({ where: { id }, include: { lines: LINES } });
  if (!row) throw new MailError("the order is gone", true);
  return {
    ...row,
    lines: row.lines.map((line) => ({ ...line, lineTotalPaise: Number(line.lineTotalPaise) })),
    subtotalPaise: Number(row.subtotalPaise),
    discountPaise: Number(row.discountPaise),
    shippingPaise: Number(row.shippingPaise),
    taxPercent: row.taxPercent.toNumber(),
    taxPaise: Number(row.taxPaise),
    totalPaise: Number(row.totalPaise),
  };
}

/** @throws MailError when there is no such message */
export async function readMailedMessage(db: PrismaClient, id: string): Promise<MailedMessage> {
  const row = await db.contactMessage.findUnique({
    where: { id },
    select: { name: true, email: true, company: true, phone: true, message: true, createdAt: true },
  });
  if (!row) throw new MailError("the message is gone", true);
  return row;
}
