import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** Submits the form; while pending, its label says so and presses are ignored. */
export function SubmitButton({
  children,
  busyLabel,
  ...props
}: ButtonProps & { busyLabel: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" aria-disabled={isSubmitting} {...props}>
      {isSubmitting && <Spinner />}
      {isSubmitting ? busyLabel : children}
    </Button>
  );
}
