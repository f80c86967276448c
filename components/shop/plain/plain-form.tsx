import type { ComponentProps, ReactNode } from "react";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PageCaller } from "@/lib/api/forms/page-caller";
import { sayMessage } from "@/lib/words/say-message";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";

/** The parts of pages for browsers without JavaScript. They are rendered on the server alone. */

interface PlainFormProps {
  /** Its address below /forms. */
  action: string;
  /** What it does there. */
  does: string;
  button: string;
  xsrf: string;
  hidden?: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

export function PlainForm({ action, does, button, xsrf, hidden = {}, children }: PlainFormProps) {
  const say = useWords();
  return (
    <form method="post" action={action} className="space-y-3">
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="xsrf" value={xsrf} />
      {say.language !== DEFAULT_LANGUAGE && (
        <input type="hidden" name="language" value={say.language} />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit">{button}</Button>
    </form>
  );
}

const CONTROL = "mt-1 block min-h-11 w-full rounded-md border border-input bg-card px-3 py-2";

type TextProps = ComponentProps<"input"> & { name: string; label: string };

export const PlainText = ({ label, ...input }: TextProps) => (
  <label className="block font-semibold">
    {label}
    <input {...input} className={CONTROL} />
  </label>
);

type AreaProps = ComponentProps<"textarea"> & { name: string; label: string };

export const PlainArea = ({ label, ...area }: AreaProps) => (
  <label className="block font-semibold">
    {label}
    <textarea rows={4} {...area} className={CONTROL} />
  </label>
);

interface SelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen?: string | undefined;
}

export const PlainSelect = ({ name, label, options, chosen }: SelectProps) => (
  <label className="block font-semibold">
    {label}
    <select name={name} required defaultValue={chosen} className={CONTROL}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

export function PlainOutcome({ outcome }: Pick<PageCaller, "outcome">) {
  const say = useWords();
  if (!outcome) return null;
  if (outcome.isDone)
    return <p className="mb-6 font-semibold text-success">{sayMessage(say, outcome.text)}</p>;
  return (
    <Notice className="mb-6">
      <p>{say("That did not work: {reason}", { reason: sayMessage(say, outcome.text) })}</p>
    </Notice>
  );
}
