import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { usePayment, type PayableOrder, type PaymentStep } from "./use-payment";

interface PaidCardProps {
  order: PayableOrder;
  /** The URL of the order's page. */
  back: string;
}

export function PaidCard({ order, back }: PaidCardProps) {
  const t = useTranslate();
  return (
    <Sheet order={order} back={back}>
      <p>{t("This order is fully paid.")}</p>
    </Sheet>
  );
}

interface PayCardProps extends PaidCardProps {
  gateway: GatewayName;
  orderKey: string;
  script: string | null;
  shopName: string;
  onPaid: () => void;
}

export function PayCard({ script, ...props }: PayCardProps) {
  const t = useTranslate();
  if (script !== null) return <OpenCard script={script} {...props} />;
  return (
    <Sheet order={props.order} back={props.back}>
      <Notice>{t("Paying online is switched off right now. Please write to us.")}</Notice>
    </Sheet>
  );
}

type Texts = Partial<Record<PaymentStep["at"], string>>;

/** Texts for pending steps, which offer no button. */
const BUSY_TEXTS: Texts = {
  opening: "Opening {gateway}…",
  open: "Please pay in {gateway}'s window.",
  asking: "We are asking {gateway} about your payment…",
};

const STANDING_TEXTS: Texts = {
  closed:
    "{gateway}'s window was closed. If you have paid, this page shows it in a moment; if not, you can pay now.",
  late: "{gateway} has not confirmed the payment yet. You do not have to wait here: your order will show it once it is received. Please do not pay twice.",
};

function OpenCard(props: Omit<PayCardProps, "script"> & { script: string }) {
  const { gateway, order, back } = props;
  const { step, start } = usePayment(props);
  const t = useTranslate();
  const named = { gateway: GATEWAY_TITLES[gateway] };
  const busy = BUSY_TEXTS[step.at];
  const standing = STANDING_TEXTS[step.at];
  return (
    <Sheet order={order} back={back}>
      <p className="text-sm text-muted-foreground">{t("To be paid")}</p>
      <p className="mb-5 text-3xl font-semibold tabular">
        <Rupees amount={order.payment.due} />
      </p>
      <div role="status" className="mb-5 min-h-6">
        {busy && (
          <p className="flex items-center gap-3">
            <Spinner /> {t(busy, named)}
          </p>
        )}
        {standing && <p>{t(standing, named)}</p>}
        {step.at === "failed" && <Notice>{step.text}</Notice>}
      </div>
      {step.at !== "late" && (
        <Button size="lg" className="w-full" disabled={busy !== undefined} onClick={start}>
          {step.at === "failed"
            ? t("Try again")
            : t("Pay {amount} now", { amount: formatRupees(toPaise(order.payment.due)) })}
        </Button>
      )}
      <p className="mt-5 flex gap-3 rounded-md bg-muted p-3.5 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span>
          {t("{gateway} takes the payment. What you type there never reaches this shop.", named)}
        </span>
      </p>
    </Sheet>
  );
}

function Sheet({ order, back, children }: PaidCardProps & { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <h1 className="mb-6 text-title">
        {t.parts("Pay for order {number}", {
          number: <span className="inline-block max-w-full tabular">{order.orderId}</span>,
        })}
      </h1>
      <Card className="p-5 sm:p-7">{children}</Card>
      <Button asChild variant="ghost" className="mt-4 -ml-3">
        {/* A full page load instead of the router: the gateway's script must stay on this page. */}
        <a href={back}>{t("Back to the order")}</a>
      </Button>
    </>
  );
}
