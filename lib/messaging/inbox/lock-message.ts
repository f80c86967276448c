import "server-only";
import type { Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import type { Message, MessageStatus } from "./schemas";

/** A message locked until the transaction ends. */
export interface LockedMessage {
  id: string;
  kind: Message["kind"];
  status: MessageStatus;
  name: string;
  email: string | null;
  /** WhatsApp number of its sender, and the end of its reply window; null for other messages. */
  whatsapp: string | null;
  whatsappUntil: Date | null;
  /** The staff member who wrote it; null for the customer. */
  writtenBy: string | null;
  answeredAt: Date | null;
  /** The `_id` of its order. */
  orderId: string | null;
}

/** @throws AppError not_found */
export async function lockMessage(tx: Transaction, id: string): Promise<LockedMessage> {
  const [message] = isUuid(id)
    ? await tx.$queryRaw<LockedMessage[]>`
        SELECT "id", "kind"::text, "status"::text, "name", "email", "whatsapp", "whatsappUntil",
          "writtenBy", "answeredAt", "orderId"
        FROM "contact_messages" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
    : [];
  if (message) return message;
  throw new AppError("not_found", "There is no such message.");
}
