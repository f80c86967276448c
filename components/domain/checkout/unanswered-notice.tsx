import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { readAttemptRequest } from "@/lib/client/checkout/attempt/read-attempt";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { useAttempt } from "./stored/stored-attempt";
import type { PlaceOrder } from "./send-order";

/**
 * Shown after an order whose response was lost by a reload or a broken connection. Sending it again with
 * the same key returns the placed order or places it, and never places a second one. While the page still
 * shows a refusal, that notice's own button does the same.
 */
export function UnansweredNotice({ order }: { order: PlaceOrder }) {
  const t = useTranslate();
  const attempt = useAttempt();
  const request = attempt?.unanswered ? readAttemptRequest(attempt) : null;
  if (!request || order.busy || order.refused) return null;
  return (
    <Notice className="mb-6">
      <p>
        {t.parts(
          "We could not confirm whether your order for {total} went through. Finish it now: if it was already placed, you get its number, and nothing is ordered twice.",
          {
            total: (
              <strong className="tabular">{formatRupees(toPaise(request.totalAmount))}</strong>
            ),
          },
        )}
      </p>
      <Button size="sm" className="mt-2.5" onClick={() => void order.finish(request)}>
        {t("Finish this order")}
      </Button>
    </Notice>
  );
}
