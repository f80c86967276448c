import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { MAX_STEPS, type DueRule } from "@/lib/orders/due/payment-steps";
import { AMOUNT, COUNT } from "../products/form/form-parts";
import { RowList } from "../shared/row-list";
import { ListError } from "./quantity-fields";

export interface StepValues {
  percent: string;
  amount: string;
  rule: DueRule;
  days: string;
}

const FRESH: StepValues = { percent: "", amount: "", rule: "before_dispatch", days: "" };

const RULES: { value: DueRule; label: string }[] = [
  { value: "after_acceptance", label: "Days after the order" },
  { value: "before_production", label: "Before production begins" },
  { value: "before_dispatch", label: "Before the goods leave" },
  { value: "after_invoice", label: "Days after each invoice" },
  { value: "on_delivery", label: "On delivery" },
];

/** Payment steps of an accepted offer; without any, the advance and then the shop's settings apply. */
export function PaymentStepFields() {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-sm font-medium">Payment steps</h3>
      <p className="text-sm text-muted-foreground">
        They take the place of the advance. The last step is the rest; without steps it is paid as
        your settings say.
      </p>
      <RowList
        name="paymentSteps"
        what="step"
        most={MAX_STEPS}
        fresh={FRESH}
        first="percent"
        label="Payment steps"
        className="mt-2 space-y-3 empty:hidden"
        rowClassName="grid gap-x-4 gap-y-3 rounded-md border p-3 sm:grid-cols-2"
      >
        {({ at, buttons }) => (
          <>
            <TextField name={at("percent")} label="Percent" {...COUNT} />
            <TextField name={at("amount")} label="or amount (₹)" {...AMOUNT} />
            <SelectField name={at("rule")} label="Paid" options={RULES} />
            <TextField name={at("days")} label="Days" {...COUNT} />
            {buttons}
          </>
        )}
      </RowList>
      <ListError name="paymentSteps" />
    </div>
  );
}
