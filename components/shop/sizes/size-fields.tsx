import { useId, type ReactNode } from "react";
import { useTranslate } from "#words";
import { FieldError } from "@/components/shared/form/field-error";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { type SizeProblems } from "@/lib/catalogue/sizes/size-address";
import { type RequestedSize, type LengthUnit } from "@/lib/catalogue/sizes/size-link";
import { translateMessage } from "@/lib/i18n/translate-message";

interface SizeFieldsProps {
  style: Style;
  /** The initial values; afterwards the form holds what is typed. */
  requested: RequestedSize;
  problems: SizeProblems;
}

const UNITS = [
  ["mm", "mm"],
  ["cm", "cm"],
  ["in", "inches"],
] as const satisfies readonly (readonly [LengthUnit, string])[];

/** The fields of a box made to size. They work as a plain GET form, and keep what is typed before scripts load. */
export function SizeFields({ style, requested, problems }: SizeFieldsProps) {
  const t = useTranslate();
  const { boards, prints, finishes } = style;
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <Sides requested={requested} problems={problems} />
      <Choice
        name="unit"
        label={t("Unit")}
        chosen={requested.unit}
        options={UNITS.map(([_id, name]) => ({ _id, name: t(name) }))}
        className="col-span-2"
      />
      <Choice
        name="inside"
        label={t("Measured")}
        chosen={requested.inside ? "1" : "0"}
        options={[
          { _id: "1", name: t("Inside: what has to fit in") },
          { _id: "0", name: t("Outside") },
        ]}
        className="col-span-4"
      />
      <Choice
        name="board"
        label={t("Board")}
        chosen={requested.board}
        options={boards}
        problem={problems.board}
      />
      <Choice
        name="print"
        label={t("Print")}
        chosen={requested.print}
        options={prints}
        problem={problems.print}
      />
      {finishes.length > 0 && (
        <Choice
          name="finish"
          label={t("Finish")}
          chosen={requested.finish}
          options={[{ _id: "", name: t("None") }, ...finishes]}
          problem={problems.finish}
        />
      )}
      <Field label={t("Pieces")} problem={problems.quantity} className="col-span-6">
        {(control) => (
          <Input
            {...control}
            name="qty"
            defaultValue={requested.qty}
            inputMode="numeric"
            autoComplete="off"
            className="tabular"
          />
        )}
      </Field>
    </div>
  );
}

const SIDES = [
  ["l", "length", "Length"],
  ["w", "width", "Width"],
  ["h", "height", "Height"],
] as const;

/** Three narrow fields with their errors below all of them, where there is room. */
function Sides({ requested, problems }: Omit<SizeFieldsProps, "style">) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      {SIDES.map(([name, field, label]) => (
        <div key={name} className="col-span-2">
          <Label htmlFor={`${id}-${name}`} className="mb-1.5">
            {t(label)}
          </Label>
          <Input
            id={`${id}-${name}`}
            name={name}
            defaultValue={requested[name]}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problems[field] !== undefined}
            aria-describedby={problems[field] && `${id}-${name}-error`}
            className="tabular"
          />
        </div>
      ))}
      <div className="col-span-6 -mt-2.5 empty:hidden">
        {SIDES.map(
          ([name, field, label]) =>
            problems[field] && (
              <FieldError key={name} id={`${id}-${name}-error`} isQuiet>
                {t(label)}: {translateMessage(t, problems[field])}
              </FieldError>
            ),
        )}
      </div>
    </>
  );
}

interface FieldProps {
  label: string;
  problem: string | undefined;
  className?: string;
  children: (control: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

function Field({ label, problem, className, children }: FieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={className}>
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": problem && `${id}-error`,
      })}
      {problem && (
        <FieldError id={`${id}-error`} isQuiet>
          {translateMessage(t, problem)}
        </FieldError>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  options: readonly { _id: string; name: string }[];
  problem?: string | undefined;
  className?: string;
}

const Choice = ({ name, label, chosen, options, problem, className }: ChoiceProps) => (
  <Field label={label} problem={problem} className={className ?? "col-span-6"}>
    {(control) => (
      <NativeSelect {...control} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option._id} value={option._id}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
);
