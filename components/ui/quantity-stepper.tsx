"use client";

import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useWords } from "#words";
import { cn } from "@/lib/base/cn";

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
  /** Includes the subject: "Quantity of Kraft mailer, 100 pieces". */
  label: string;
  min?: number;
  max?: number;
  /** The buttons go to multiples of it; a typed number is kept. */
  step?: number;
  disabled?: boolean;
  /** The name of the number's control in a form. */
  name?: string;
  className?: string;
}

const STEP =
  "grid size-11 place-items-center text-foreground hover:bg-muted disabled:text-muted-foreground disabled:opacity-50";

/** Minus, a number field, plus. On blur, an empty field or a number below `min` is corrected. */
export function QuantityStepper(props: QuantityStepperProps) {
  const say = useWords();
  const { value, onChange, label, min = 1, max = 999_999, step = 1 } = props;
  const { disabled, name, className } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function change(next: number) {
    setDraft(null);
    const bounded = Math.min(Math.max(Math.trunc(next) || min, min), max);
    if (bounded !== value) onChange(bounded);
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        "inline-flex overflow-hidden rounded-md border border-input bg-card",
        className,
      )}
    >
      <button
        type="button"
        className={cn(STEP, "rounded-l-md")}
        disabled={disabled || value <= min}
        onClick={() => change((Math.ceil(value / step) - 1) * step)}
      >
        <Minus aria-hidden className="size-4" />
        <span className="sr-only">
          {step === 1 ? say("One fewer") : say("{step} fewer", { step })}
        </span>
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 6))}
        onBlur={() => draft !== null && change(Number(draft))}
        onKeyDown={(event) => event.key === "Enter" && change(Number(draft ?? value))}
        className="h-11 w-14 bg-transparent text-center text-base font-semibold tabular focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        className={cn(STEP, "rounded-r-md")}
        disabled={disabled || value >= max}
        onClick={() => change((Math.floor(value / step) + 1) * step)}
      >
        <Plus aria-hidden className="size-4" />
        <span className="sr-only">
          {step === 1 ? say("One more") : say("{step} more", { step })}
        </span>
      </button>
    </div>
  );
}
