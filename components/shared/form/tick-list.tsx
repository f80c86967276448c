import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";

interface TickListProps {
  /** The field, whose value is an array of the ticked options. */
  name: string;
  /** Labels by value. */
  options: Readonly<Record<string, ReactNode>>;
}

/** Checkboxes for the values of one field. */
export function TickList({ name, options }: TickListProps) {
  const { register } = useFormContext();
  return Object.entries(options).map(([value, label]) => (
    <label key={value} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <Checkbox value={value} {...register(name)} />
      <span className="min-w-0">{label}</span>
    </label>
  ));
}
