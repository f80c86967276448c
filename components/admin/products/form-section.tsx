import { useId, type ReactNode } from "react";

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of the product's form under its own heading. */
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
