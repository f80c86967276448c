import { useWords } from "#words";
import { TextField } from "@/components/shared/form/text-field";

export function LimitFields() {
  const say = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="orderLimit"
        label={say("Limit per order (₹)")}
        inputMode="decimal"
        hint={say("Empty for no limit.")}
      />
      <TextField
        name="monthLimit"
        label={say("Limit per month (₹)")}
        inputMode="decimal"
        hint={say("A calendar month in India.")}
      />
    </div>
  );
}
