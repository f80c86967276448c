import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { readWhole } from "@/lib/base/tables/read-number";
import { useEarly } from "./hooks/use-early";

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
  /** Includes the subject: "Quantity of Kraft mailer, 100 pieces". */
  label: string;
  min?: number;
  max?: number;
  /** The buttons step through its multiples; a typed number is kept. */
  step?: number;
  disabled?: boolean;
  /** The name of the number's control in a form. */
  name?: string;
  className?: string;
}

const STEP =
  "grid size-11 place-items-center text-foreground hover:bg-muted disabled:text-muted-foreground disabled:opacity-50";

/** Maximum length of a typed number, including digit grouping. */
const LONGEST = 12;

/** Minus, a number field, plus. On blur, an empty field or a number below `min` is corrected. */
export function QuantityStepper(props: QuantityStepperProps) {
  const t = useTranslate();
  const { value, onChange, label, min = 1, max = 999_999, step = 1 } = props;
  const { disabled, name, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);

  function change(next: number) {
    setDraft(null);
    setUnread(false);
    const bounded = Math.min(Math.max(Math.trunc(next) || min, min), max);
    if (bounded !== value) onChange(bounded);
  }

  /** Reports input that is no whole number, and ignores it. */
  function take(typed: string) {
    const { value: read = -1 } = typed.trim() === "" ? { value: min } : readWhole(typed);
    if (read >= 0) change(read);
    else {
      setDraft(null);
      setUnread(true);
    }
  }

  const early = useEarly<HTMLInputElement>((input) => {
    const typed = input.value;
    if (typed === String(value)) return;
    input.value = String(value);
    take(typed);
  });

  return (
    <div
      role="group"
      aria-label={label}
      className={cn("relative inline-flex rounded-md border border-input bg-card", className)}
    >
      <button
        type="button"
        className={cn(STEP, "rounded-l-md")}
        disabled={disabled || value <= min}
        onClick={() => change((Math.ceil(value / step) - 1) * step)}
      >
        <Minus aria-hidden className="size-4" />
        <span className="sr-only">{step === 1 ? t("One fewer") : t("{step} fewer", { step })}</span>
      </button>
      <input
        ref={early}
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
        aria-invalid={isUnread || undefined}
        onChange={(event) => {
          setDraft(event.target.value.slice(0, LONGEST));
          setUnread(false);
        }}
        onBlur={() => draft !== null && take(draft)}
        onKeyDown={(event) => event.key === "Enter" && take(draft ?? String(value))}
        className="h-11 w-14 bg-transparent text-center text-base font-semibold tabular focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        className={cn(STEP, "rounded-r-md")}
        disabled={disabled || value >= max}
        onClick={() => change((Math.floor(value / step) + 1) * step)}
      >
        <Plus aria-hidden className="size-4" />
        <span className="sr-only">{step === 1 ? t("One more") : t("{step} more", { step })}</span>
      </button>
      {isUnread && (
        <span
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 w-max max-w-56 rounded-md border border-destructive bg-card px-2 py-1 text-sm text-destructive"
        >
          {t("Enter a whole number, such as 12.")}
        </span>
      )}
    </div>
  );
}
