import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

interface CheckoutSectionProps {
  step: number;
  title: string;
  children: ReactNode;
}

/** A section of the order form; its fields form a six-column grid. */
export function CheckoutSection({ step, title, children }: CheckoutSectionProps) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="mb-5 flex items-baseline gap-3 text-heading">
        <span aria-hidden className="text-muted-foreground tabular">
          {step}
        </span>
        {title}
      </h2>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5 [&_:is(input,select)]:scroll-mt-40 [&_:is(input,select)]:scroll-mb-36 short:[&_:is(input,select)]:scroll-my-16">
        {children}
      </div>
    </Card>
  );
}
