import { useRouter } from "@/components/ui/use-router";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toastFailure } from "@/components/ui/toast/toast";
import { call, type ApiError } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";

function loadOrder(id: string, signal: AbortSignal): Promise<OrderAnswer> {
  return call("GET /orders/{id}", { params: { id }, signal });
}

/**
 * Loads one order. A missing order is reported by the card; any other failure shows a toast and opens the
 * list of orders, `listPath` (docs/product.md: Messages).
 */
export function useOrder(
  id: string,
  listPath: string,
  first?: OrderAnswer | null,
): Load<OrderAnswer> {
  const router = useRouter();
  return useLoad({
    load: loadOrder,
    first,
    question: id,
    onFailure: (error) => {
      if (showOrderFailed(error)) router.replace(listPath);
    },
  });
}

/** Shows a failure in a toast unless another component reports it. Returns whether it did. */
export function showOrderFailed(error: ApiError): boolean {
  if (isMissing(error) || endsSession(error)) return false;
  const description = error.message || "Failed to load order details.";
  toastFailure("Error", description);
  return true;
}

export function isMissing(error: ApiError | null): boolean {
  return error?.status === 404;
}
