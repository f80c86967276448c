import type { CreditAnswer } from "@/lib/companies/credit/schemas";
import { toPaise } from "@/lib/pricing/money";
import type { Credit } from "@/lib/shop/payment-methods/offered";

/** Credit as the API answers it, in paise. */
export const creditInPaise = ({
  days,
  limit,
  open,
  hold,
}: NonNullable<CreditAnswer["credit"]>): Credit => ({
  days,
  limitPaise: toPaise(limit),
  openPaise: toPaise(open),
  hold: hold
    ? {
        order: hold.order,
        invoice: hold.invoice,
        dueOn: hold.dueOn,
        amountPaise: toPaise(hold.amount),
      }
    : null,
});
