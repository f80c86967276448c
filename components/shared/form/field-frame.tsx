import { useId, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslate } from "#words";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/base/cn";
import { translateMessage } from "@/lib/i18n/translate-message";
import { ControlError } from "./field-error";

export interface FieldProps {
  /** The key in the schema, and the control's `name`. */
  name: string;
  label: string;
  /** Shown below the control; an error comes before it in the reading order. */
  hint?: ReactNode;
  /** Optional fields have "optional" in the label. */
  required?: boolean;
  className?: string;
}

export interface FieldControl {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  "aria-required": boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
export function useFieldControl({ name, hint, required }: FieldProps) {
  const t = useTranslate();
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const error = message === undefined ? undefined : translateMessage(t, message);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": described || undefined,
    "aria-required": required || undefined,
  };
  return { control, error };
}

/** Label above, control, then error and hint. */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const t = useTranslate();
  const { label, hint, required, className } = props;
  const { control, error } = useFieldControl(props);
  return (
    <div data-slot="form-item" className={cn("min-w-0", className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <Label htmlFor={control.id}>{label}</Label>
        {!required && (
          <span aria-hidden className="text-sm text-muted-foreground">
            {t("optional")}
          </span>
        )}
      </div>
      {children(control)}
      <ControlError control={control} error={error} />
      {hint && (
        <p
          id={`${control.id}-hint`}
          data-slot="form-description"
          className="mt-1.5 text-sm text-muted-foreground"
        >
          {hint}
        </p>
      )}
    </div>
  );
}
