import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FieldErrorProps {
  id: string;
  /**
   * When several errors appear at once, the first field gets the focus and is read with its error; the
   * others have theirs as a description.
   */
  isQuiet?: boolean;
  children: ReactNode;
}

export function FieldError({ id, isQuiet, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={isQuiet ? undefined : "alert"}
      data-slot="form-message"
      className="mt-1.5 flex gap-1.5 text-sm font-medium text-destructive"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

interface ControlErrorProps {
  control: { id: string };
  error: string | undefined;
}

/** The error of a form's control, which `useFieldControl` describes by it. */
export const ControlError = ({ control: { id }, error }: ControlErrorProps) =>
  error ? (
    <FieldError id={`${id}-error`} isQuiet>
      {error}
    </FieldError>
  ) : null;
