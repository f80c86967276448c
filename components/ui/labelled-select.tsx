import { type ComponentProps, useId } from "react";
import { Label } from "./label";
import { NativeSelect } from "./native-select";

interface LabelledSelectProps extends ComponentProps<"select"> {
  label: string;
  options: readonly { value: string | number; label: string }[];
  onChoose: (value: string) => void;
}

/** A select with its label above, for use outside a validated form. `className` styles the frame. */
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
