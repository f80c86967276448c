import { Check, Circle, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/base/cn";
import { findLastArrival } from "@/lib/orders/arrival";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { ProgressStep, StepState } from "@/lib/orders/status-text";

const STATE_TEXT: Record<StepState, string> = {
  completed: "Completed",
  "in-progress": "In progress",
  pending: "Pending",
};

const STATE_ICON = { completed: Check, "in-progress": Hourglass, pending: Circle };

const STATE_STYLE: Record<StepState, string> = {
  completed: "border-primary bg-primary text-primary-foreground",
  "in-progress": "border-marigold bg-marigold text-marigold-foreground",
  pending: "border-input bg-card text-muted-foreground",
};

interface ProgressListProps {
  steps: readonly ProgressStep[];
  order: OrderAnswer;
  /** A sentence that explains the state of the order. */
  meaning: string;
  /** The next steps. */
  children: ReactNode;
}

export function ProgressList({ steps, order, meaning, children }: ProgressListProps) {
  const t = useTranslate();
  const hasArrived = findLastArrival(order) !== null;
  const shown = steps.map((step) =>
    step.name === "Delivered" && hasArrived ? { ...step, state: "completed" as const } : step,
  );
  return (
    <Card id="progress" className="scroll-mt-36 p-5 sm:p-6">
      <h2 className="text-heading">{t("Order progress")}</h2>
      <p className="mt-1.5 text-[0.9375rem] text-muted-foreground">{t(meaning)}</p>
      <ol className="mt-4 grid grid-cols-4">
        {shown.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      {children}
    </Card>
  );
}

function Step({ name, state }: ProgressStep) {
  const t = useTranslate();
  const Icon = STATE_ICON[state];
  return (
    <li className="group relative min-w-0 pr-1 sm:pr-3">
      <span
        aria-hidden
        className={cn(
          "absolute top-4 right-0 left-9 border-t group-last:hidden",
          state === "completed" ? "border-primary" : "perforated",
        )}
      />
      <span
        aria-hidden
        className={cn(
          "relative grid size-8 shrink-0 place-items-center rounded-full border",
          STATE_STYLE[state],
        )}
      >
        <Icon className={state === "pending" ? "size-2.5" : "size-4"} />
      </span>
      <p className="mt-2 text-[0.8125rem] leading-tight font-semibold hyphens-auto sm:text-base">
        {t(name)}
      </p>
      <p className="text-sm text-muted-foreground max-sm:sr-only">{t(STATE_TEXT[state])}</p>
    </li>
  );
}
