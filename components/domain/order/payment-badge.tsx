import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { PAYMENT_LABELS, paymentLabel, type PaymentLabel } from "@/lib/orders/view/payment";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface Look {
  Icon: LucideIcon;
  style: string;
}

const LOOKS: Record<PaymentLabel, Look> = {
  unpaid: { Icon: CircleDashed, style: "border-marigold text-foreground" },
  overdue: { Icon: CircleAlert, style: "border-destructive text-destructive" },
  part: { Icon: CircleDot, style: "border-marigold text-foreground" },
  paid: { Icon: CircleCheck, style: "border-success text-success" },
  over: { Icon: Undo2, style: "border-destructive text-destructive" },
  refunded: { Icon: Undo2, style: "border-input text-muted-foreground" },
};

interface PaymentBadgeProps {
  payment: OrderAnswer["payment"];
  /** Without its frame, below a figure. */
  isQuiet?: boolean;
}

/** The payment state of an order, in words, with icon and colour; renders nothing if there is no state. */
export function PaymentBadge({ payment, isQuiet }: PaymentBadgeProps) {
  const t = useTranslate();
  const label = paymentLabel(payment);
  if (label === null) return null;
  const { Icon, style } = LOOKS[label];
  return (
    <span
      className={cn(
        "inline-flex items-center whitespace-nowrap",
        isQuiet
          ? "gap-1 text-xs leading-4 font-medium"
          : "gap-1.5 rounded-sm border bg-card px-2 py-0.5 text-sm leading-5 font-semibold",
        style,
      )}
    >
      <Icon aria-hidden className={isQuiet ? "size-3.5" : "size-4"} />
      {t(PAYMENT_LABELS[label])}
    </span>
  );
}
