import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FORM_FIELDS, type ProductFormValues } from "./values/form-values";
import type { ProductFormReturn } from "./use-save-product";

type FieldName = keyof ProductFormValues;

interface FoldProps {
  title: string;
  /** A word of what is in it, while it is closed. */
  summary?: ReactNode;
  hint?: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}

/** A subject of the form, folded to one line. What is in it stays mounted, so that nothing typed is lost. */
export function Fold({ title, summary, hint, onOpen, children }: FoldProps) {
  return (
    <details className="group/fold border-t first:border-t-0" onToggle={onOpen}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-muted/60 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="shrink-0 font-sans text-base font-semibold">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-sm text-muted-foreground group-open/fold:invisible">
          {summary}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4 pb-5 sm:px-5">
        {hint && <p className="mb-3 text-sm text-muted-foreground">{hint}</p>}
        {children}
      </div>
    </details>
  );
}

interface FormSectionProps extends Omit<FoldProps, "said"> {
  /** The fields that it holds. */
  fields: readonly FieldName[];
}

/** A fold that says what its fields hold. */
export function FormSection({ fields, ...fold }: FormSectionProps) {
  return <Fold {...fold} summary={<FieldSummary names={fields} title={fold.title} />} />;
}

function FieldSummary({ names, title }: { names: readonly FieldName[]; title: string }) {
  const { control } = useFormContext() as ProductFormReturn;
  const values = useWatch({ control, name: names });
  const held = names.flatMap((name, index) => {
    const field = FORM_FIELDS[name];
    const { label, empty } = field;
    const text = field.toText(values[index]);
    if (text === "") return [];
    const isPlain = label === title || names.length === 1;
    return [{ text: isPlain ? text : `${label} ${text}`, isUsual: text === field.toText(empty) }];
  });
  const own = held.filter(({ isUsual }) => !isUsual);
  return (own.length > 0 ? own : held).map(({ text }) => text).join(", ") || "nothing yet";
}

/** Opens the folds of all mistakes after a refused save, and puts the focus on the first one. */
export function useOpenMistakes(id: string, { formState }: ProductFormReturn): void {
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount === 0) return;
    const form = document.getElementById(id);
    const wrong = [...(form?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [])];
    for (const input of wrong) input.closest("details")?.setAttribute("open", "");
    const first = wrong[0] ?? form?.querySelector<HTMLElement>("[data-invalid=true]");
    first?.focus();
  }, [id, submitCount]);
}

/** The mouse wheel must not change a number that it scrolls over. */
const leaveOnWheel = {
  onWheel: (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
};

export const AMOUNT = {
  type: "number",
  step: "0.01",
  min: "0.01",
  inputMode: "decimal",
  ...leaveOnWheel,
} as const;

export const COUNT = {
  type: "number",
  step: "1",
  min: "0",
  inputMode: "numeric",
  ...leaveOnWheel,
} as const;

export const PACKS = { ...COUNT, min: "1" } as const;
