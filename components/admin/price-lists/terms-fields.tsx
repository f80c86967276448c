import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { TextField } from "@/components/shared/form/text-field";
import type { PriceListSummary } from "@/lib/catalogue/price-lists/schemas";

/** Name, days and promo codes of a price list. */
export function TermsFields() {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="name"
        label="Name"
        required
        autoComplete="off"
        hint="Only the shop sees it"
        className="sm:col-span-2"
      />
      <TextField
        name="from"
        label="From"
        type="date"
        autoComplete="off"
        hint="The first day in India. Empty: at once"
      />
      <TextField
        name="to"
        label="Until"
        type="date"
        autoComplete="off"
        hint="The last day. Empty: until further notice"
      />
      <CheckboxField
        name="promoCodes"
        label="Promo codes count on top of these prices"
        className="sm:col-span-2"
      />
    </div>
  );
}

export const termsValues = (list?: PriceListSummary) => ({
  name: list?.name ?? "",
  from: list?.from ?? "",
  to: list?.to ?? "",
  promoCodes: list?.promoCodes ?? false,
});
