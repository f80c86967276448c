import { useTranslate } from "#words";
import { TextField } from "@/components/shared/form/text-field";

export function LimitFields() {
  const t = useTranslate();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="orderLimit"
        label={t("Limit per order (₹)")}
        inputMode="decimal"
        hint={t("Empty for no limit.")}
      />
      <TextField
        name="monthLimit"
        label={t("Limit per month (₹)")}
        inputMode="decimal"
        hint={t("A calendar month in India.")}
      />
    </div>
  );
}
