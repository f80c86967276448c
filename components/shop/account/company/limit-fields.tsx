import { TextField } from "@/components/shared/form/text-field";

export function LimitFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="orderLimit"
        label="Limit per order (₹)"
        inputMode="decimal"
        autoComplete="off"
        hint="Empty for no limit."
      />
      <TextField
        name="monthLimit"
        label="Limit per month (₹)"
        inputMode="decimal"
        autoComplete="off"
        hint="A calendar month in India."
      />
    </div>
  );
}
