import { CircleSlash, Pencil, RotateCcw } from "lucide-react";
import { Rupees } from "@/components/cart/rupees";
import { dayText } from "@/components/order/order-dates";
import { Button } from "@/components/ui/button";
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

const WIDE = "max-xl:hidden";
const MIDDLE = "max-md:hidden";

export function PromoTable({ promoCodes, busy, ...actions }: PromoTableProps) {
  return (
    <DataTable
      caption="Promo codes, newest first"
      busy={busy}
      head={
        <>
          <HeadCell>Code</HeadCell>
          <HeadCell className={MIDDLE}>Status</HeadCell>
          <HeadCell className={MIDDLE}>Valid</HeadCell>
          <HeadCell figure>Orders</HeadCell>
          <HeadCell figure className={MIDDLE}>
            Discount given
          </HeadCell>
          <HeadCell figure className={WIDE}>
            Sales
          </HeadCell>
          <HeadCell className={WIDE}>Last used</HeadCell>
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

/** What has no column of its own on a narrow screen stands below the code. */
function PromoRow({ promo, ...actions }: { promo: AdminPromoCode } & PromoActions) {
  const perCustomer = perCustomerWords(promo);
  return (
    <tr>
      <th scope="row" className="px-3 py-2 pl-4 text-left font-normal">
        <span className="block font-semibold break-all">{promo.code}</span>
        <span className="block text-muted-foreground tabular">{promo.percent}% off</span>
        <span className="mt-1 block space-y-1 md:hidden">
          <PromoStateBadge state={promo.state} />
          <Validity promo={promo} />
        </span>
      </th>
      <Cell className={MIDDLE}>
        <PromoStateBadge state={promo.state} />
      </Cell>
      <Cell className={MIDDLE}>
        <Validity promo={promo} />
      </Cell>
      <Cell figure className="max-md:align-top">
        <span className="block whitespace-nowrap">{usesWords(promo)}</span>
        {perCustomer && <span className="block text-muted-foreground">{perCustomer}</span>}
      </Cell>
      <Cell figure className={MIDDLE}>
        <Rupees amount={promo.discountGiven} />
        <span className="block text-muted-foreground xl:hidden">
          in <Rupees amount={promo.sales} />
        </span>
      </Cell>
      <Cell figure className={WIDE}>
        <Rupees amount={promo.sales} />
      </Cell>
      <Cell className={`${WIDE} whitespace-nowrap`}>
        {promo.lastUsedAt ? dayText(new Date(promo.lastUsedAt)) : "Never"}
      </Cell>
      <Cell className="max-md:align-top">
        <Actions promo={promo} {...actions} />
      </Cell>
    </tr>
  );
}

function Validity({ promo }: { promo: AdminPromoCode }) {
  return validityWords(promo).map((line) => (
    <span key={line} className="block text-muted-foreground md:text-foreground">
      {line}
    </span>
  ));
}

function Actions({ promo, onEdit, onSwitch }: { promo: AdminPromoCode } & PromoActions) {
  const isEnded = promo.state === "ended";
  const Icon = isEnded ? RotateCcw : CircleSlash;
  return (
    <div className="flex justify-end gap-1 max-sm:flex-col">
      <Button variant="ghost" size="sm" onClick={() => onEdit(promo)}>
        <Pencil aria-hidden /> Edit<span className="sr-only"> {promo.code}</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onSwitch(promo)}>
        <Icon aria-hidden /> {isEnded ? "Reopen" : "End"}
        <span className="sr-only"> {promo.code}</span>
      </Button>
    </div>
  );
}
