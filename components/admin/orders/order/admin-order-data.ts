"use client";

import { useRouter } from "next/navigation";
import { asRefusal, type Load, useLoad } from "@/components/shared/call/use-load";
import { tellOrderFailed } from "@/components/domain/order/use-order";
import { can } from "@/lib/base/permissions";
import { ApiError, call, callList } from "@/lib/client/api";
import { useRole } from "@/lib/client/use-role";
import type { Message } from "@/lib/messaging/inbox/schemas";
import type { ListedOrder, OrderNote } from "@/lib/orders/admin-schemas";
import type { OrderMail } from "@/lib/orders/messages/order-mail-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { LedgerAnswer } from "@/lib/payments/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";

/** A part of the page, or the error of loading it. */
export type Part<T> = { value: T; error: null } | { value: null; error: ApiError };

/** All data of an order's page, loaded together. A part that the user's role may not read is null. */
export interface AdminOrderData {
  order: OrderAnswer;
  actions: Part<OrderActions>;
  ledger: Part<LedgerAnswer> | null;
  messages: Part<Message[]> | null;
  notes: Part<OrderNote[]>;
  mails: Part<OrderMail[]>;
  /** The customer's latest orders, including this one. */
  latest: Part<LatestOrders>;
}

export interface LatestOrders {
  items: readonly Pick<ListedOrder, "_id" | "createdAt" | "totalAmount" | "status">[];
  total: number;
}

/** How many of the customer's other orders are shown; the list has the rest. */
export const OTHERS_SHOWN = 3;

interface Question {
  id: string;
  role: string;
}

const orderQuestion = (question: Question): string => JSON.stringify(question);

/** Only a failure of the order itself fails the page; other parts show their own error. */
async function loadAdminOrderData(question: string, signal: AbortSignal): Promise<AdminOrderData> {
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

const UNREAD = { value: null, error: new ApiError(0, {}) } as const;

/** The parts that get new items without a reload. */
type Added = "messages" | "notes" | "mails";

type ValueOf<Name extends keyof AdminOrderData> = Extract<
  AdminOrderData[Name],
  { error: null }
>["value"];

export interface AdminOrder {
  desk: AdminOrderData | null;
  error: ApiError | null;
  /** Reloads everything; resolves once the page shows it. */
  renew: () => Promise<void>;
  /** Reloads everything after a change. When that fails, it still shows the changed order. */
  onChanged: (order: OrderAnswer) => Promise<void>;
  /** Adds what the response to an action has returned. */
  put: <Name extends Added>(name: Name, make: (before: ValueOf<Name>) => ValueOf<Name>) => void;
}

/**
 * Loads the page of an order as a whole: it renders once all parts are loaded, and after an action it updates in
 * one step, so that no button moves and no part shows an old state.
 */
export function useAdminOrder(id: string, listPath: string): AdminOrder {
  const role = useRole();
  const router = useRouter();
  const load: Load<AdminOrderData> = useLoad({
    load: loadAdminOrderData,
    question: orderQuestion({ id, role }),
    onFailure: (error) => {
      // Data that is already shown stays.
      if (tellOrderFailed(error) && !load.value) router.replace(listPath);
    },
  });
  const { value, error, renew, change } = load;
  return {
    desk: value,
    error,
    renew: async () => {
      await renew();
    },
    onChanged: async (order) => {
      // The old actions no longer match the changed order, so they are dropped.
      if (!(await renew())) change((before) => ({ ...before, order, actions: UNREAD }));
    },
    put: (name, make) =>
      change((before) => {
        const part = before[name];
        return part?.value ? { ...before, [name]: { ...part, value: make(part.value) } } : before;
      }),
  };
}
