import { useId, type ReactNode } from "react";
import { Label } from "@/components/ui/label";
import { useEarly } from "@/components/ui/hooks/use-early";

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, for screen readers. */
  text: string;
  /** Labels below the two ends. */
  ends?: [ReactNode, ReactNode];
  onChange: (value: number) => void;
}

/** A slider with its label above and the meaning of its ends below. */
export function RangeField({ label, value, min, max, text, ends, onChange }: RangeFieldProps) {
  const id = useId();
  const early = useEarly<HTMLInputElement>((input) => {
    if (input.value !== String(value)) onChange(Number(input.value));
  });
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <input
        ref={early}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-primary"
      />
      {ends && (
        <p aria-hidden className="-mt-1.5 flex justify-between text-sm text-muted-foreground">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
