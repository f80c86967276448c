import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/base/cn";
import { ControlError } from "./field-error";
import { useFieldControl, type FieldProps } from "./field-frame";
import { useTickField } from "./use-field";

/** A checkbox; its whole line can be clicked. */
export function CheckboxField(props: FieldProps) {
  const { name, label, hint, className } = props;
  const field = useTickField(name);
  const { control, error } = useFieldControl(props);
  return (
    <div data-slot="form-item" className={cn("min-w-0", className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.25">
        {/* Beside the first line of a longer label. */}
        <Checkbox {...control} {...field} className="mt-[0.125em]" />
        <span>{label}</span>
      </label>
      <ControlError control={control} error={error} />
      {hint && (
        <p
          id={`${control.id}-hint`}
          data-slot="form-description"
          className="pl-8 text-sm text-muted-foreground"
        >
          {hint}
        </p>
      )}
    </div>
  );
}
