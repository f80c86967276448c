import { cn } from "@/lib/base/cn";
import { useFieldControl, type FieldProps } from "./field-frame";
import { useTickField } from "./use-field";

/** A switch, saved with the form; its whole line can be clicked. */
export function SwitchField(props: FieldProps) {
  const { name, label, hint, className } = props;
  const field = useTickField(name);
  const { control } = useFieldControl(props);
  return (
    <div data-slot="form-item" className={cn("min-w-0", className)}>
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <span className="relative inline-block h-6 w-11 shrink-0">
          <input
            type="checkbox"
            role="switch"
            className="peer h-6 w-11 appearance-none rounded-full border border-input bg-muted transition-colors checked:border-primary checked:bg-primary"
            {...control}
            {...field}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-input transition-transform peer-checked:translate-x-5 peer-checked:bg-primary-foreground"
          />
        </span>
        {label}
      </label>
      {hint && (
        <p
          id={`${control.id}-hint`}
          data-slot="form-description"
          className="text-sm text-muted-foreground"
        >
          {hint}
        </p>
      )}
    </div>
  );
}
