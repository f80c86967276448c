import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/base/cn";
import { fieldStyles } from "./input";
import { Label } from "./label";

/** The browser's own select, which opens in each phone's native way. `className` styles the frame. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("select-frame", className)}>
      <select
        data-slot="native-select"
        className={cn(fieldStyles, "appearance-none pr-10")}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}

interface LabelledSelectProps extends ComponentProps<"select"> {
  label: string;
  options: readonly { value: string | number; label: string }[];
  onChoose: (value: string) => void;
}

/** A select with its label above, outside of a form that checks it. `className` styles the frame. */
export function LabelledSelect(props: LabelledSelectProps) {
  const ownId = useId();
  const { label, options, onChoose, className, id = ownId, ...select } = props;
  return (
    <div className={className}>
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <NativeSelect
        id={id}
        {...select}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map(({ value, label: text }, index) => (
          <option key={`${value} ${index}`} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
