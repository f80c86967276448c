import { ListPlus } from "lucide-react";
import { useId, useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-error";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { suggestPrefix } from "@/lib/shop/settings/demo/own-defaults";
import {
  Languages,
  Methods,
  OpeningHours,
  PaidWhen,
  ShippingModel,
  States,
} from "./choice-controls";
import { DeliveryDays } from "./delivery-days-control";
import { Holidays } from "./holidays-control";
import { PictureButtons } from "./picture-buttons";
import type { SettingDefinition } from "./setting-definition";
import type { ControlProps, SectionState, SettingField } from "./use-section";

const CONTROLS = {
  lines: Lines,
  methods: Methods,
  paidWhen: PaidWhen,
  states: States,
  hours: OpeningHours,
  holidays: Holidays,
  roadDays: DeliveryDays,
  shippingModel: ShippingModel,
  languages: Languages,
  words: OwnWords,
} as const;

interface SettingRowProps {
  definition: SettingDefinition;
  section: SectionState;
}

/** A setting with its own Save button (docs/product.md: Settings); Enter saves too. */
export function SettingRow({ definition, section }: SettingRowProps) {
  const id = useId();
  const setting = section.field(definition.key);
  const { kind } = definition;
  const Control =
    kind === undefined || kind === "picture" || kind === "prefix" ? null : CONTROLS[kind];
  const { description, problem, differs, busy } = setting;
  return (
    <form
      id={definition.key}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (differs) setting.save();
      }}
      className="relative grid gap-x-6 gap-y-2 px-5 py-4 sm:px-6 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="md:pt-2.5">
        {Control ? (
          <p id={`${id}-label`} className="text-sm font-semibold max-sm:pr-24">
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
        {kind === "picture" && <PictureButtons setting={setting} section={section} />}
        <div className="flex items-start gap-3">
          <div
            className="min-w-0 flex-1"
            {...(Control && { role: "group", "aria-labelledby": `${id}-label` })}
          >
            {Control ? (
              <Control definition={definition} setting={setting} section={section} />
            ) : (
              <TextControl id={id} definition={definition} setting={setting} />
            )}
            {kind === "prefix" && <SuggestedPrefix setting={setting} section={section} />}
            {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
          </div>
          <Button
            type="submit"
            variant={differs ? "outline" : "ghost"}
            disabled={!differs}
            aria-disabled={busy}
            // On a phone a tall control takes the whole width, and the button stands beside its name.
            className={cn("min-w-20", Control && "max-sm:absolute max-sm:top-1.5 max-sm:right-4")}
          >
            {busy && <Spinner />} Save<span className="sr-only"> {description}</span>
          </Button>
        </div>
      </div>
    </form>
  );
}

interface TextControlProps {
  id: string;
  definition: SettingDefinition;
  setting: SettingField;
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

/** Offers a prefix made of the shop's name, as it is typed, where none is chosen or the name changes. */
function SuggestedPrefix({ setting: { key, value, type }, section }: ControlProps) {
  const name = section.field("siteName");
  const short = suggestPrefix(name.value);
  const suggested = key === "invoicePrefix" ? `${short.slice(0, 5)}/` : short;
  if (value === suggested || (value !== "" && !name.differs)) return null;
  return (
    <Button variant="outline" size="sm" className="mt-2" onClick={() => type(suggested)}>
      Use {suggested}
    </Button>
  );
}

interface LinesProps {
  definition: SettingDefinition;
  setting: SettingField;
}

function Lines({ definition, setting }: LinesProps) {
  return (
    <Textarea
      value={setting.value}
      onChange={(event) => setting.type(event.currentTarget.value)}
      aria-label={setting.description}
      aria-invalid={setting.problem !== null}
      placeholder={definition.placeholder}
      spellCheck={false}
      className="max-h-96"
    />
  );
}

/** The owner's texts in another language, with a button that lists those still shown in English. */
function OwnWords(props: LinesProps) {
  const { setting } = props;
  const [listed, setListed] = useState<number>();
  const { busy, run } = useAction({ title: "Error", text: "Could not list what is missing." });
  const list = () =>
    run(async () => {
      const missing = await call("GET /admin/untranslated");
      const lines = setting.value.split("\n").filter((line) => line.trim() !== "");
      const there = new Set(lines.map((line) => line.split("=")[0]?.trim()));
      const added = missing.filter((text) => !there.has(text) && !text.includes("="));
      setting.type([...lines, ...added.map((text) => `${text} = `)].join("\n"));
      setListed(added.length);
    });
  return (
    <>
      <Lines {...props} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void list()}>
          {busy ? <Spinner /> : <ListPlus aria-hidden />} List What Is Missing
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {listed === 0 && "Nothing is missing."}
          {listed !== undefined &&
            listed > 0 &&
            `${counted(listed, "text")} added. Write the translation behind each “=”.`}
        </p>
      </div>
    </>
  );
}
