import { useTranslate } from "#words";
import { WaitingCorrection } from "@/components/domain/order/waiting-correction";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface BuyersCorrectionProps {
  waiting: NonNullable<OrderAnswer["waiting"]>;
  /** Loads the order again. */
  reload: (() => void) | undefined;
}

/** A pending correction: its buyer can withdraw it, and other company members can answer it. */
export function BuyersCorrection({ waiting, reload }: BuyersCorrectionProps) {
  const t = useTranslate();
  const { own, request: id } = waiting;
  const withdraw = async () => {
    await call("POST /approvals/{id}/withdraw", { params: { id } });
    reload?.();
  };
  return (
    <WaitingCorrection waiting={waiting} withdraw={own && reload ? withdraw : undefined}>
      {!own && (
        <Button asChild variant="outline">
          <Link href={paths.dashboard("approvals")} prefetch={false}>
            {t("See the request")}
          </Link>
        </Button>
      )}
    </WaitingCorrection>
  );
}
