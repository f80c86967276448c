import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { MEANS_NAMES, PAYMENT_MEANS, type PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees, toPaise } from "@/lib/pricing/money";

interface RefundFieldsProps {
  /** Rupees that are still here. */
  most: number;
  /** By which way the money came in: what came otherwise cannot go back by Razorpay. */
  means: PaymentMeans;
}

/** How much goes back, and how. */
export function RefundFields({ most, means }: RefundFieldsProps) {
  const ways = PAYMENT_MEANS.filter((way) => way !== "razorpay" || means === "razorpay");
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="amount"
        label="Amount (₹)"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={`At most ${formatRupees(toPaise(most))}`}
      />
      <SelectField
        name="means"
        label="Refund mode"
        required
        options={ways.map((value) => ({ value, label: MEANS_NAMES[value] }))}
        hint={
          ways.length < PAYMENT_MEANS.length
            ? "This only records the refund: send the money yourself."
            : "Razorpay pays it out. The other modes only record the refund: send the money yourself."
        }
      />
      <TextField
        name="reference"
        label="UTR or reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-2"
      />
    </div>
  );
}
