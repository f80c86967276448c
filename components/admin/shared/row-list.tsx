import { Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-error";
import { useTextField } from "@/components/shared/form/use-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { RowButtons } from "./row-buttons";

interface Row {
  index: number;
  /** Returns the form name of one of its fields. */
  at: (field: string) => string;
  /** The buttons to move and remove it. */
  buttons: ReactNode;
  /** Adds another row below the last. */
  add: () => void;
  remove: () => void;
}

interface RowListProps {
  /** The list's name in the form. */
  name: string;
  /** The singular of the rows: "feature". */
  what: string;
  most: number;
  /** The values of a new row. */
  fresh: object;
  /** The field of a new row that gets the focus; the first by default. */
  first?: string;
  /** Rows have a fixed order that cannot be changed. */
  isSorted?: boolean;
  /** Shown above the rows, if there are any. */
  head?: ReactNode;
  none?: ReactNode;
  /** Shown next to the add button. */
  beside?: ReactNode;
  /** The list's name for screen readers. */
  label?: string;
  className?: string;
  rowClassName: string;
  children: (row: Row) => ReactNode;
}

/** Rows of a form that can be added, moved and removed; the focus moves to where editing continues. */
export function RowList(props: RowListProps) {
  const { name, what, most, fresh, first, isSorted } = props;
  const { control } = useFormContext<Record<string, object[]>>();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: "key" });
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= most;
  const add = () => {
    if (isFull) return;
    append(fresh, first ? { focusName: `${name}.${fields.length}.${first}` } : undefined);
  };
  const removeRow = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <>
      {fields.length > 0 ? props.head : props.none}
      <ol aria-label={props.label} className={props.className}>
        {fields.map(({ key }, index) => (
          <RowItem
            key={key}
            className={props.rowClassName}
            index={index}
            at={(field) => `${name}.${index}.${field}`}
            add={add}
            remove={() => removeRow(index)}
            buttons={
              <RowButtons
                row={`${what} ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={isSorted ? undefined : (to) => move(index, to)}
                onRemove={() => removeRow(index)}
              />
            }
          >
            {props.children}
          </RowItem>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          // When the list is full, the disabled button keeps the focus, as the rows' buttons do.
          aria-disabled={isFull}
          onClick={add}
        >
          <Plus aria-hidden /> Add {what}
        </Button>
        {props.beside}
      </div>
    </>
  );
}

interface RowInputProps extends ComponentProps<"input"> {
  name: string;
  /** For screen readers; rows with column heads need no visible label. */
  label: string;
}

export function RowInput({ name, label, ...input }: RowInputProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const field = useTextField(name);
  const error = getFieldState(name, formState).error?.message;
  return (
    <div className="min-w-0 flex-1">
      <Input
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        {...input}
        {...field}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

interface RowItemProps extends Row {
  className: string;
  children: (row: Row) => ReactNode;
}

function RowItem({ className, children, ...row }: RowItemProps) {
  return <li className={className}>{children(row)}</li>;
}
