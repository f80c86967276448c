import { CalendarClock, CircleCheck, CircleSlash, TicketX, type LucideIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { PromoState } from "@/lib/shop/promotions/promo-state";

interface Look {
  Icon: LucideIcon;
  variant: "default" | "marigold" | "secondary" | "outline";
  label: string;
}

const LOOKS: Record<PromoState, Look> = {
  active: { Icon: CircleCheck, variant: "default", label: "Active" },
  scheduled: { Icon: CalendarClock, variant: "marigold", label: "Scheduled" },
  "used up": { Icon: TicketX, variant: "secondary", label: "Used up" },
  ended: { Icon: CircleSlash, variant: "outline", label: "Ended" },
};

/** How a code stands, as a word with an icon, so that it does not rest on colour. */
export function PromoStateBadge({ state }: { state: PromoState }) {
  const { Icon, variant, label } = LOOKS[state];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden /> {label}
    </Badge>
  );
}
