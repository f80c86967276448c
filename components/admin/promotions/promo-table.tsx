import { CircleSlash, Pencil, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { shortDayText } from "@/components/format/dates";
import { Rupees } from "@/components/format/rupees";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { AdminPromoCode } from "@/lib/promotions/schemas";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { PromoStateBadge } from "./promo-state-badge";
import { perCustomerWords, usesWords, validityWords } from "./promo-words";

export interface PromoActions {
  onEdit: (promo: AdminPromoCode) => void;
  /** Ends a code that counts or will; opens one that was ended. */
  onSwitch: (promo: AdminPromoCode) => void;
}

interface PromoTableProps extends PromoActions {
  promoCodes: readonly AdminPromoCode[];
  busy: boolean;
}

/** What a narrower screen has no column for stands below something that it goes with. */
const FROM_TABLET = "max-md:hidden";
const FROM_DESK = "max-lg:hidden";
const FROM_WIDE = "max-2xl:hidden";

export function PromoTable({ promoCodes, busy, ...actions }: PromoTableProps) {
  return (
    <DataTable
      caption="Promo codes, newest first"
      busy={busy}
      head={
        <>
          <HeadCell>Code</HeadCell>
          <HeadCell className={FROM_TABLET}>Status</HeadCell>
          <HeadCell className={FROM_DESK}>Valid</HeadCell>
          <HeadCell figure className={FROM_TABLET}>
            Orders
          </HeadCell>
          <HeadCell figure className={FROM_TABLET}>
            Discount given
          </HeadCell>
          <HeadCell figure className={FROM_WIDE}>
            Sales
          </HeadCell>
          <HeadCell figure className={FROM_WIDE}>
            Last used
          </HeadCell>
          <HeadCell figure>Actions</HeadCell>
        </>
      }
    >
      {promoCodes.map((promo) => (
        <PromoRow key={promo.code} promo={promo} {...actions} />
      ))}
    </DataTable>
  );
}

function PromoRow({ promo, ...actions }: { promo: AdminPromoCode } & PromoActions) {
  const lastUsed = promo.lastUsedAt && shortDayText(new Date(promo.lastUsedAt));
  return (
    <tr className="max-md:align-top">
      <th scope="row" className="w-full min-w-32 px-3 py-2 pl-4 text-left font-normal">
        <Title promo={promo} />
      </th>
      <Cell className={FROM_TABLET}>
        <PromoStateBadge state={promo.state} />
      </Cell>
      <Cell className={`${FROM_DESK} whitespace-nowrap`}>
        <Validity promo={promo} />
      </Cell>
      <Cell figure className={`${FROM_TABLET} whitespace-nowrap`}>
        <span className="block">{usesWords(promo)}</span>
        <Aside>{perCustomerWords(promo)}</Aside>
        <Aside className="2xl:hidden">{lastUsed && `last ${lastUsed}`}</Aside>
      </Cell>
      <Cell figure className={`${FROM_TABLET} whitespace-nowrap`}>
        <Rupees amount={promo.discountGiven} />
        <Aside className="2xl:hidden">
          {promo.uses > 0 && (
            <>
              sales <Rupees amount={promo.sales} />
            </>
          )}
        </Aside>
      </Cell>
      <Cell figure className={FROM_WIDE}>
        <Rupees amount={promo.sales} />
      </Cell>
      <Cell figure className={`${FROM_WIDE} whitespace-nowrap`}>
        {lastUsed ?? "Never"}
      </Cell>
      <Cell>
        <Actions promo={promo} {...actions} />
      </Cell>
    </tr>
  );
}

function Title({ promo }: { promo: AdminPromoCode }) {
  return (
    <>
      <span className="block max-w-72 font-semibold break-words">{promo.code}</span>
      <span className="block text-muted-foreground tabular">{promo.percent}% off</span>
      <span className="mt-1 block md:hidden">
        <PromoStateBadge state={promo.state} />
      </span>
      <span className="mt-1 block text-muted-foreground lg:hidden">
        <Validity promo={promo} />
      </span>
      <span className="mt-1 block tabular md:hidden">
        Orders: {[usesWords(promo), perCustomerWords(promo)].filter(Boolean).join(", ")}
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
  return validityWords(promo).map((line) => (
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
