import { useRouter } from "next/navigation";
import { useFirst } from "@/components/shared/call/use-first";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { showOrderFailed } from "@/components/domain/order/use-order";
import type { First } from "@/lib/api/call";
import { type ApiError, call } from "@/lib/client/api";
import type { OrderDesk } from "@/lib/fulfilment/desk/schema";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** All data of an order's page. The actions are null after a change whose reload failed. */
export type AdminOrderData = Omit<OrderDesk, "actions"> & {
  actions: OrderDesk["actions"] | null;
};

const loadDesk = (id: string, signal: AbortSignal): Promise<AdminOrderData> =>
  call("GET /admin/orders/{id}/desk", { params: { id }, signal });

export interface AdminOrder {
  desk: AdminOrderData | null;
  error: ApiError | null;
  /** Reloads everything; resolves once the page shows it. */
  renew: () => Promise<void>;
  /** Reloads everything after a change. If that fails, it still shows the changed order. */
  onChanged: (order: OrderAnswer) => Promise<void>;
}

/**
 * Loads all data of an order's page at once: after an action it updates in one step, so that no button moves and no
 * part shows an old state.
 */
export function useAdminOrder(
  id: string,
  listPath: string,
  promised?: First<AdminOrderData>,
): AdminOrder {
  const first = useFirst(promised);
  const router = useRouter();
  const load: Load<AdminOrderData> = useLoad({
    load: loadDesk,
    question: id,
    first,
    onFailure: (error) => {
      // Data that is already shown stays.
      if (showOrderFailed(error) && !load.value) router.replace(listPath);
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
      if (!(await renew())) change((before) => ({ ...before, order, actions: null }));
    },
  };
}
