import {
  CalendarClock,
  CircleCheck,
  CircleSlash,
  type LucideIcon,
  Pencil,
  RotateCcw,
  TicketX,
} from "lucide-react";
import type { ReactNode } from "react";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";
import type { PromoState } from "@/lib/shop/promotions/promo-state";
import type { AdminPromoCode } from "@/lib/shop/promotions/schemas";
import { perCustomerText, usesText, validityText } from "./promo-text";

interface PromoActions {
  onEdit: (promo: AdminPromoCode) => void;
  /** Ends a current or future code; reopens one that was ended. */
  onSwitch: (promo: AdminPromoCode) => void;
}

/** Narrower screens show these columns below a related one. */
const FROM_TABLET = "max-md:hidden";
const FROM_DESK = "max-xl:hidden";
const FROM_WIDE = "max-2xl:hidden";

export function promoColumns(actions: PromoActions): Column<AdminPromoCode>[] {
  return [
    {
      name: "Code",
      isTitle: true,
      cellClassName: "w-full min-w-32 py-2",
      cell: (promo) => <Title promo={promo} />,
    },
    {
      name: "Status",
      className: FROM_TABLET,
      cell: ({ state }) => <PromoStateBadge state={state} />,
    },
    {
      name: "Valid",
      className: FROM_DESK,
      cellClassName: "whitespace-nowrap",
      cell: (promo) => <Validity promo={promo} />,
    },
    {
      name: "Orders",
      figure: true,
      className: FROM_TABLET,
      cellClassName: "whitespace-nowrap",
      cell: (promo) => (
        <>
          <span className="block">{usesText(promo)}</span>
          <Aside>{perCustomerText(promo)}</Aside>
          <Aside className="2xl:hidden">{promo.lastUsedAt && `last ${lastUsed(promo)}`}</Aside>
        </>
      ),
    },
    {
      name: "Discount given",
      figure: true,
      className: FROM_TABLET,
      cellClassName: "whitespace-nowrap",
      cell: ({ uses, discountGiven, sales }) => (
        <>
          <Rupees amount={discountGiven} />
          <Aside className="2xl:hidden">
            {uses > 0 && (
              <>
                sales <Rupees amount={sales} />
              </>
            )}
          </Aside>
        </>
      ),
    },
    {
      name: "Sales",
      figure: true,
      className: FROM_WIDE,
      cell: ({ sales }) => <Rupees amount={sales} />,
    },
    {
      name: "Last used",
      figure: true,
      className: FROM_WIDE,
      cellClassName: "whitespace-nowrap",
      cell: lastUsed,
    },
    {
      name: "Actions",
      figure: true,
      cell: (promo) => <Actions promo={promo} {...actions} />,
    },
  ];
}

function lastUsed({ lastUsedAt }: AdminPromoCode): string {
  return lastUsedAt === null ? "Never" : shortDayText(new Date(lastUsedAt));
}

function Title({ promo }: { promo: AdminPromoCode }) {
  return (
    <>
      <span className="block max-w-72 font-semibold break-words">{promo.code}</span>
      <span className="block text-muted-foreground tabular">{promo.percent}% off</span>
      <span className="mt-1 block md:hidden">
        <PromoStateBadge state={promo.state} />
      </span>
      <span className="mt-1 block text-muted-foreground xl:hidden">
        <Validity promo={promo} />
      </span>
      <span className="mt-1 block tabular md:hidden">
        Orders: {[usesText(promo), perCustomerText(promo)].filter(Boolean).join(", ")}
        <Aside>
          {promo.uses > 0 && (
            <>
              <Rupees amount={promo.discountGiven} /> given, sales <Rupees amount={promo.sales} />
            </>
          )}
        </Aside>
      </span>
    </>
  );
}

function Aside({ className, children }: { className?: string; children: ReactNode }) {
  return children ? (
    <span className={cn("block text-muted-foreground", className)}>{children}</span>
  ) : null;
}

function Validity({ promo }: { promo: AdminPromoCode }) {
  return validityText(promo).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function Actions({ promo, onEdit, onSwitch }: { promo: AdminPromoCode } & PromoActions) {
  const isEnded = promo.state === "ended";
  const Icon = isEnded ? RotateCcw : CircleSlash;
  return (
    <div className="flex justify-end gap-1 max-md:flex-col max-md:items-end">
      <Button variant="ghost" size="sm" onClick={() => onEdit(promo)}>
        <Pencil aria-hidden />
        Edit
        <span className="sr-only">{` ${promo.code}`}</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onSwitch(promo)}>
        <Icon aria-hidden />
        {isEnded ? "Reopen" : "End"}
        <span className="sr-only">{` ${promo.code}`}</span>
      </Button>
    </div>
  );
}

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

function PromoStateBadge({ state }: { state: PromoState }) {
  const { Icon, variant, label } = LOOKS[state];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden /> {label}
    </Badge>
  );
}
