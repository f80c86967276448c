"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import type { Load } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { TextField } from "@/components/shared/form/text-field";
import { Skeleton } from "@/components/ui/skeleton";
import type { CustomerCreditAnswer } from "@/lib/identity/users/credit-schemas";

/** Whether the customer may order now and pay later, within how many days and up to what. */
function CreditFields({ known }: { known: CustomerCreditAnswer }) {
  return (
    <fieldset className="min-w-0 border-t perforated pt-5">
      <legend className="sr-only">On account</legend>
      <p className="font-semibold">On account</p>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Lets the customer order now and pay later, where you offer it at checkout. Leave both empty
        for no. Open now:{" "}
        <span className="font-semibold text-foreground">
          <Rupees amount={known.open} />
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="creditDays" label="Days to pay" inputMode="numeric" autoComplete="off" />
        <TextField
          name="creditLimit"
          label="Limit (₹)"
          inputMode="decimal"
          autoComplete="off"
          hint="What may be open at once."
        />
      </div>
    </fieldset>
  );
}

/** The same as it is loaded: what stands there before is as high, so that no button moves under a press. */
export function CreditPart({ credit }: { credit: Load<CustomerCreditAnswer> }) {
  if (credit.value) return <CreditFields known={credit.value} />;
  if (credit.error) {
    return <LoadFailure text="On account could not be loaded." retry={credit.reload} />;
  }
  return <Skeleton className="h-79 sm:h-54" />;
}
