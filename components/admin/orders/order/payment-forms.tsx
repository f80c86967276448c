import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayName } from "@/lib/base/india-time";
import { typedNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import type { ApiError } from "@/lib/client/api";
import { MEANS_NAMES } from "@/lib/payments/kinds";
import { paymentSchema, reversePaymentSchema, tdsSchema } from "@/lib/payments/schemas";
import { formatDecimal, toPaise } from "@/lib/pricing/money";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

/** Form values: the amount is text, and the day comes from a date input. */
const formSchema = z.object({
  amount: typedNumber(readTypedRupees, "Enter an amount in rupees, such as 1122 or 149.50").pipe(
    paymentSchema.shape.amount,
  ),
  means: paymentSchema.shape.means,
  reference: paymentSchema.shape.reference,
  at: z.iso.date("Enter the day on which the money came in"),
  section: z.string(),
  quarter: z.string(),
});

/** A TDS certificate has a number, a section and a quarter. */
const checkedSchema = formSchema.superRefine(({ means, reference, ...tds }, context) => {
  if (means !== "tds") return;
  if (!reference) {
    const message = "Enter the number of the certificate";
    context.addIssue({ code: "custom", path: ["reference"], message });
  }
  for (const { path, message } of tdsSchema.safeParse(tds).error?.issues ?? []) {
    context.addIssue({ code: "custom", path, message });
  }
});

type Entered = z.output<typeof checkedSchema>;

const QUARTERS_BACK = 8;

/** Quarters of financial years up to this month, latest first, such as "2026-27 Q3". */
function quartersUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const latest = year * 4 + Math.ceil(month / 3) - 2;
  return Array.from({ length: QUARTERS_BACK }, (_, back) => {
    const start = Math.floor((latest - back) / 4);
    return `${start}-${String((start + 1) % 100).padStart(2, "0")} Q${((latest - back) % 4) + 1}`;
  });
}

type Payment = Omit<z.output<typeof paymentSchema>, "dueRead">;

interface PaymentFormProps {
  title: string;
  description: string;
  /** Rupees due next. */
  proposed: number;
  means: readonly Payment["means"][];
  usual: Payment["means"];
  /** Returns the text of the toast. */
  save: (payment: Payment) => Promise<string>;
  onRefused?: (error: ApiError) => boolean;
  onClose: () => void;
}

/** Records money that came in. */
export function PaymentForm(props: PaymentFormProps) {
  const { title, description, proposed, means, usual, save, onRefused, onClose } = props;
  const [today] = useState(() => dayName(new Date()));
  const form = useZodForm(checkedSchema, {
    amount: proposed > 0 ? formatDecimal(toPaise(proposed)) : "",
    means: usual,
    reference: "",
    at: today,
    section: "",
    quarter: quartersUntil(today)[0] ?? "",
  });
  const isTds = useWatch({ control: form.control, name: "means" }) === "tds";

  async function record({ at, section, quarter, ...rest }: Entered) {
    // For today, the current time is used, because the start of the day would precede the order.
    const day = at === dayName(new Date()) ? {} : { at };
    const tds = rest.means === "tds" ? { tds: { section, quarter } } : {};
    const description = await save({ ...rest, ...day, ...tds });
    return { title: "Payment Recorded", description };
  }

  return (
    <CallDialog
      title={title}
      description={`${description} A mistake can be taken back.`}
      form={form}
      failure={{
        title: "Payment Not Recorded",
        text: "The payment could not be recorded. Please try again.",
      }}
      onRefused={onRefused}
      save={record}
      onClose={onClose}
      submit="Record Payment"
      busyLabel="Recording"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="amount" label="Amount (₹)" inputMode="decimal" required />
        <TextField
          name="at"
          label={isTds ? "Date of the certificate" : "Received on"}
          type="date"
          required
        />
        <SelectField
          name="means"
          label="Payment mode"
          required
          options={means.map((value) => ({ value, label: MEANS_NAMES[value] }))}
        />
        <TextField
          name="reference"
          label={isTds ? "Certificate number" : "UTR or reference"}
          required={isTds}
          autoCapitalize="characters"
          spellCheck={false}
          hint={isTds ? "Form 16A, as the buyer gave it." : "As on the bank's statement."}
        />
        {isTds && (
          <>
            <TextField
              name="section"
              label="Section"
              placeholder="194Q"
              required
              spellCheck={false}
            />
            <SelectField
              name="quarter"
              label="Quarter"
              required
              options={quartersUntil(today).map((value) => ({ value, label: value }))}
            />
          </>
        )}
      </div>
    </CallDialog>
  );
}

interface TakeBackFormProps {
  title: string;
  /** Returns the text of the toast. */
  save: (body: { reason: string }) => Promise<string>;
  onClose: () => void;
}

/** Reverses a mistaken entry, with a reason; both entries stay in the ledger. */
export function TakeBackForm({ title, save, onClose }: TakeBackFormProps) {
  const form = useZodForm(reversePaymentSchema, { reason: "" });
  return (
    <CallDialog
      title={title}
      description="For an entry that was a mistake. It stays in the ledger, with your reason; its reference can be used again."
      form={form}
      failure={{
        title: "Not Taken Back",
        text: "The entry could not be taken back. Please try again.",
      }}
      save={async (body) => ({ title: "Entry Taken Back", description: await save(body) })}
      onClose={onClose}
      submit="Take Back"
      busyLabel="Taking it back"
    >
      <TextField name="reason" label="Reason" required />
    </CallDialog>
  );
}
