import { asRefusal } from "@/components/shared/call/use-load";
import { call, callList, type ApiError } from "@/lib/client/api";
import type { Message } from "@/lib/inbox/schemas";
import type { OrderActions } from "@/lib/fulfilment/schemas";
import type { ListedOrder, OrderNote } from "@/lib/orders/admin-schemas";
import type { OrderMail } from "@/lib/orders/order-mail-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { LedgerAnswer } from "@/lib/payments/schemas";
import { can } from "@/lib/base/permissions";

/** A part of the page, or why it could not be read. */
export type Part<T> = { value: T; error: null } | { value: null; error: ApiError };

/** All that the page of one order shows, as it was at one moment. A part that one's role may not read is null. */
export interface Desk {
  order: OrderAnswer;
  actions: Part<OrderActions>;
  ledger: Part<LedgerAnswer> | null;
  messages: Part<Message[]> | null;
  notes: Part<OrderNote[]>;
  mails: Part<OrderMail[]>;
  /** Of its customer, it among them. */
  latest: Part<LatestOrders>;
}

export interface LatestOrders {
  items: readonly Pick<ListedOrder, "_id" | "createdAt" | "totalAmount" | "status">[];
  /** How many there are in all. */
  total: number;
}

/** Of the customer's others so many are shown; the rest is in the list. */
export const OTHERS_SHOWN = 3;

interface Question {
  id: string;
  role: string;
}

export const deskQuestion = (question: Question): string => JSON.stringify(question);

/** Only an order that cannot be read makes the page fail: another part says so in its place. */
export async function loadDesk(question: string, signal: AbortSignal): Promise<Desk> {
  const { id, role } = JSON.parse(question) as Question;
  const asked = { params: { id }, signal };
  const [order, actions, ledger, messages, notes, mails, latest] = await Promise.all([
    call("GET /orders/{id}", asked),
    part(call("GET /admin/orders/{id}/actions", asked)),
    can(role, "payments.read") ? part(call("GET /admin/orders/{id}/payments", asked)) : null,
    can(role, "messages.read") ? part(call("GET /admin/orders/{id}/messages", asked)) : null,
    part(call("GET /admin/orders/{id}/notes", asked)),
    part(call("GET /admin/orders/{id}/mails", asked)),
    part(
      callList("GET /admin/orders", { query: { customerOf: id, limit: OTHERS_SHOWN + 1 }, signal }),
    ),
  ]);
  return { order, actions, ledger, messages, notes, mails, latest };
}

async function part<T>(answer: Promise<T>): Promise<Part<T>> {
  try {
    return { value: await answer, error: null };
  } catch (error) {
    return { value: null, error: asRefusal(error) };
  }
}
