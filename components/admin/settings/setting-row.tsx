"use client";

import { useId, type ReactNode } from "react";
import { FieldError } from "@/components/shared/form/field-frame";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import type { GeneralKey, JointSettings, SettingDefinition } from "./setting-groups";
import { type SettingField, useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

export interface SettingProps {
  definition: SettingDefinition;
  settings: SettingsState;
}

interface LineProps {
  definition: SettingDefinition;
  setting: SettingField;
  /** Shown between the label and the field. */
  above?: ReactNode;
  /** The control, when a line of text is not enough. */
  children?: ReactNode;
}

/** A setting with its own Save button; Enter saves too. */
export function SettingRow(line: LineProps) {
  const { description, busy, differs, value, save } = line.setting;
  const submit = () => {
    if (differs && !busy) save(value);
  };
  return (
    <SettingForm keys={[line.definition.key]} submit={submit}>
      <SettingLine {...line} button={<SaveButton what={description} {...{ busy, differs }} />} />
    </SettingForm>
  );
}

interface JointRowProps {
  joint: JointSettings;
  settings: SettingsState;
  /** The lines that already have their setting. */
  read?: readonly LineProps[];
}

/** Settings with one Save button. Each line is its own component, because each calls a hook for its setting. */
export function JointRow({ joint, settings, read = [] }: JointRowProps) {
  const definition = joint.lines[read.length];
  if (!definition) return <JointForm what={joint.what} lines={read} />;
  return <JointLine {...{ joint, settings, read, definition }} />;
}

function JointLine(props: Required<JointRowProps> & Pick<LineProps, "definition">) {
  const { definition, read, ...row } = props;
  const setting = useSetting(definition.key, row.settings);
  return <JointRow {...row} read={[...read, { definition, setting }]} />;
}

function JointForm({ what, lines }: { what: string; lines: readonly LineProps[] }) {
  const busy = lines.some(({ setting }) => setting.busy);
  const changed = lines.filter(({ setting }) => setting.differs);
  const save = async () => {
    const checks = await Promise.all(changed.map(({ setting }) => setting.check()));
    if (checks.includes(false)) return;
    for (const { setting } of changed) if (!(await setting.store())) return;
    toast({ title: `${what} updated successfully` });
  };
  return (
    <SettingForm
      keys={lines.map(({ definition }) => definition.key)}
      submit={() => {
        if (changed.length > 0 && !busy) void save();
      }}
    >
      {lines.map((line) => (
        <SettingLine key={line.definition.key} {...line} />
      ))}
      <div className="flex justify-end">
        <SaveButton what={what} busy={busy} differs={changed.length > 0} />
      </div>
    </SettingForm>
  );
}

interface SettingFormProps {
  keys: readonly GeneralKey[];
  submit: () => void;
  children: ReactNode;
}

function SettingForm({ keys, submit, children }: SettingFormProps) {
  return (
    <form
      ref={cameFor(keys)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="space-y-4 px-5 py-4 sm:px-6"
    >
      {children}
    </form>
  );
}

interface SaveButtonProps {
  /** What it saves, for screen readers. */
  what: string;
  busy: boolean;
  differs: boolean;
}

function SaveButton({ what, busy, differs }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant={differs ? "default" : "outline"}
      disabled={!differs}
      aria-disabled={busy}
      className="min-w-20"
    >
      {busy && <Spinner />} Save<span className="sr-only"> {what}</span>
    </Button>
  );
}

function SettingLine(props: LineProps & { button?: ReactNode }) {
  const id = useId();
  const { definition, setting, above, children, button } = props;
  const { description, problem } = setting;
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="md:pt-2.5">
        {children ? (
          <p id={`${id}-label`} className="text-sm font-semibold">
            {description}
          </p>
        ) : (
          <Label htmlFor={id}>{description}</Label>
        )}
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {definition.hint}
        </p>
      </div>
      <div className="min-w-0">
        {above}
        <div className={cn("flex items-start gap-3", children && "max-sm:flex-col")}>
          <div
            className="min-w-0 flex-1"
            {...(children && { role: "group", "aria-labelledby": `${id}-label` })}
          >
            {children ?? <TextControl id={id} definition={definition} setting={setting} />}
            {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
          </div>
          {button}
        </div>
      </div>
    </div>
  );
}

/** The fields load after the page, so a link to one of them scrolls to it once it is there. */
const cameFor = (keys: readonly GeneralKey[]) => (form: HTMLFormElement | null) => {
  const name = keys.find((each) => window.location.hash === `#${each}`);
  if (!form || name === undefined) return;
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  (field ?? form).scrollIntoView({ block: "center" });
  const first = form.querySelector<HTMLElement>("input:not([hidden]), textarea");
  (field ?? first)?.focus({ preventScroll: true });
  // Only once, so that it does not scroll again later.
  window.history.replaceState(
    window.history.state,
    "",
    window.location.pathname + window.location.search,
  );
};

interface TextControlProps extends Pick<LineProps, "definition" | "setting"> {
  id: string;
}

function TextControl({ id, definition, setting: { value, problem, type } }: TextControlProps) {
  const { key, unit, inputMode, placeholder, autoComplete = "off" } = definition;
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
        name={key}
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
