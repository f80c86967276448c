import { type ReactNode, useId } from "react";

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {hint && <p className="mt-0.5 text-sm text-muted-foreground">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** The mouse wheel must not change a number that it scrolls over. */
const leaveOnWheel = {
  onWheel: (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
};

export const AMOUNT = {
  type: "number",
  step: "0.01",
  min: "0.01",
  inputMode: "decimal",
  ...leaveOnWheel,
} as const;

export const COUNT = {
  type: "number",
  step: "1",
  min: "0",
  inputMode: "numeric",
  ...leaveOnWheel,
} as const;

export const PACKS = { ...COUNT, min: "1" } as const;
