"use client";

import { useId, type ReactNode, type SyntheticEvent } from "react";
import { FieldError } from "@/components/shared/form/field-frame";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/base/cn";
import { SETTING_FACES, type GeneralKey } from "./setting-groups";
import type { SettingField } from "./use-setting";

interface SettingRowProps {
  name: GeneralKey;
  setting: SettingField;
  /** Between the label and the field. */
  above?: ReactNode;
  /** What cannot be said in one line of text is edited by this instead. */
  children?: ReactNode;
}

/** A setting with its own Save, which Enter presses, too. */
export function SettingRow({ name, setting, above, children }: SettingRowProps) {
  const id = useId();
  const { description, problem, busy, differs } = setting;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (differs && !busy) setting.save(setting.value);
  };
  return (
    <form
      ref={cameFor(name)}
      noValidate
      onSubmit={submit}
      className="grid gap-x-6 gap-y-2 px-5 py-4 sm:px-6 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="md:pt-2.5">
        {children ? (
          <p id={`${id}-label`} className="text-sm font-semibold">
            {description}
          </p>
        ) : (
          <Label htmlFor={id}>{description}</Label>
        )}
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {SETTING_FACES[name].hint}
        </p>
      </div>
      <div className="min-w-0">
        {above}
        <div className={cn("flex items-start gap-3", children && "max-sm:flex-col")}>
          <div
            className="min-w-0 flex-1"
            {...(children && { role: "group", "aria-labelledby": `${id}-label` })}
          >
            {children ?? <TextControl id={id} name={name} setting={setting} />}
            {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
          </div>
          <Button
            type="submit"
            variant={differs ? "default" : "outline"}
            disabled={!differs}
            aria-disabled={busy}
            className="min-w-20"
          >
            {busy && <Spinner />} Save<span className="sr-only"> {description}</span>
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The fields come after the page: whoever followed a link to one of them is led to it once it is there. */
const cameFor = (name: GeneralKey) => (form: HTMLFormElement | null) => {
  if (!form || window.location.hash !== `#${name}`) return;
  form.scrollIntoView({ block: "center" });
  form.querySelector<HTMLElement>("input:not([hidden]), textarea")?.focus({ preventScroll: true });
  // Once; later the reader goes where they like.
  window.history.replaceState(
    window.history.state,
    "",
    window.location.pathname + window.location.search,
  );
};

interface TextControlProps {
  id: string;
  name: GeneralKey;
  setting: SettingField;
}

function TextControl({ id, name, setting: { value, problem, type } }: TextControlProps) {
  const { unit, inputMode, placeholder, autoComplete = "off" } = SETTING_FACES[name];
  const mark = unit && ("before" in unit ? unit.before : unit.behind);
  const isBefore = unit !== undefined && "before" in unit;
  return (
    <div className={cn("relative", unit && "max-w-44")}>
      {mark && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-y-0 grid place-items-center text-muted-foreground",
            isBefore ? "left-3.5" : "right-3.5",
          )}
        >
          {mark}
        </span>
      )}
      <Input
        id={id}
        name={name}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        className={cn(unit && "tabular", isBefore ? "pl-8" : unit && "pr-8")}
      />
    </div>
  );
}
