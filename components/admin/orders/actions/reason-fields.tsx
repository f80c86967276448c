import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { TextareaField } from "@/components/shared/form/textarea-field";

/** Why, and whether the customer reads it. */
export function ReasonFields({ where }: { where: string }) {
  return (
    <div>
      <TextareaField
        name="reason"
        label="Reason"
        required
        rows={2}
        maxLength={500}
        className="[&_textarea]:min-h-20"
      />
      <CheckboxField
        name="tellReason"
        label="Tell the customer this reason"
        hint={`In these words, ${where}. Otherwise only the shop's people read it.`}
        className="mt-1"
      />
    </div>
  );
}
