import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  Factory,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import type { OrderStatus } from "@/lib/orders/status";

interface Look {
  Icon: LucideIcon;
  style: string;
}

/** Each status has its own colour and icon (docs/product.md: Orders). */
const LOOKS: Record<OrderStatus, Look> = {
  Pending: { Icon: Clock, style: "border-marigold bg-marigold text-marigold-foreground" },
  Processing: { Icon: Factory, style: "border-kraft-line bg-kraft text-kraft-foreground" },
  Shipped: { Icon: Truck, style: "border-foreground bg-foreground text-background" },
  Delivered: { Icon: CircleCheck, style: "border-primary bg-primary text-primary-foreground" },
  Cancelled: { Icon: CircleX, style: "border-destructive bg-card text-destructive" },
};

const NEUTRAL: Look = { Icon: CircleHelp, style: "border-input bg-muted text-foreground" };

interface StatusBadgeProps {
  status: string;
  /** Whether part of the order was dispatched while it is Processing. */
  partly?: boolean;
  /** For the rows of a list. */
  isSmall?: boolean;
  className?: string;
}

/** The status in words, with icon and colour; an unknown status gets a neutral look. */
export function StatusBadge({ status, partly, isSmall, className }: StatusBadgeProps) {
  const t = useTranslate();
  const look = Object.hasOwn(LOOKS, status) ? LOOKS[status as OrderStatus] : NEUTRAL;
  const { Icon, style } = partly ? { ...look, Icon: Truck } : look;
  return (
    <span
      className={cn(
        "inline-flex items-center rounded-sm border font-semibold whitespace-nowrap",
        isSmall ? "gap-1 px-1.5 text-xs leading-5" : "gap-1.5 px-2 py-0.5 text-sm leading-5",
        style,
        className,
      )}
    >
      <Icon aria-hidden className={isSmall ? "size-3.5" : "size-4"} />
      {t(partly ? "Partly dispatched" : status)}
    </span>
  );
}
