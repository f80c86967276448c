import { Check, Circle, Hourglass } from "lucide-react";
import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/base/cn";
import { findLastArrival } from "@/lib/orders/arrival";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { ProgressStep, StepState } from "@/lib/orders/status-text";
import { toPlaced } from "@/lib/orders/view/progress";

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
}

export function ProgressList({ steps, order, meaning }: ProgressListProps) {
  const t = useTranslate();
  const hasArrived = findLastArrival(order) !== null;
  const shown = steps.map((step) =>
    step.name === "Delivered" && hasArrived ? { ...step, state: "completed" as const } : step,
  );
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("Order progress")}</h2>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">{t(meaning)}</p>
      <ol className="mt-5 grid gap-y-1 sm:grid-cols-4">
        {shown.map((step) => (
          <Step
            key={step.name}
            step={step}
            note={
              step.name === "Delivered" && step.state !== "completed"
                ? t("Estimated {arrival}", {
                    arrival: deliveryText(toPlaced(order), dayText, dayText, t),
                  })
                : null
            }
          />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, note }: { step: ProgressStep; note: string | null }) {
  const t = useTranslate();
  const { name, state } = step;
  const Icon = STATE_ICON[state];
  return (
    <li className="group relative flex gap-4 pb-5 last:pb-0 sm:block sm:pr-3 sm:pb-0">
      <span
        aria-hidden
        className={cn(
          "absolute top-9 bottom-1 left-4 w-px -translate-x-1/2 border-l group-last:hidden sm:top-4 sm:right-0 sm:bottom-auto sm:left-9 sm:w-auto sm:translate-x-0 sm:border-t sm:border-l-0",
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
      <div className="sm:mt-3">
        <p className="leading-tight font-semibold">{t(name)}</p>
        <p className="text-sm text-muted-foreground">{t(STATE_TEXT[state])}</p>
        {note && <p className="mt-1 text-sm">{note}</p>}
      </div>
    </li>
  );
}
