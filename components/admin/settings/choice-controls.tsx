import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { LANGUAGE_NAMES } from "@/lib/base/http/languages";
import { INDIAN_STATES, isUnionTerritory } from "@/lib/shop/gst/states";
import {
  METHOD_NAMES,
  PAYMENT_METHODS,
  PREPAID_RULES,
  type PrepaidRule,
} from "@/lib/shop/payment-methods/methods";
import { parseMethods } from "@/lib/shop/settings/payment-settings";
import { parseStates } from "@/lib/shop/settings/state-list";
import {
  clockText,
  hoursLine,
  openingHoursFrom,
  WEEKDAY_NAMES,
  type OpenTime,
} from "@/lib/shop/working-time/opening-hours";
import type { ControlProps } from "./use-section";

export function Methods({ setting }: ControlProps) {
  const chosen = parseMethods(setting.value);
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {PAYMENT_METHODS.map((method) => {
        const isOn = chosen.includes(method);
        const toggled = PAYMENT_METHODS.filter((each) =>
          each === method ? !isOn : chosen.includes(each),
        );
        return (
          <li key={method}>
            <Label className="flex min-h-11 items-center gap-3 font-normal">
              <Checkbox checked={isOn} onChange={() => setting.type(toggled.join(","))} />
              {METHOD_NAMES[method]}
            </Label>
          </li>
        );
      })}
    </ul>
  );
}

export function ShippingModel({ setting }: ControlProps) {
  return (
    <NativeSelect
      name="shippingModel"
      aria-label={setting.description}
      value={setting.value}
      onChange={(event) => setting.type(event.currentTarget.value)}
    >
      <option value="flat">One fee, free above an amount</option>
      <option value="weight">By weight and PIN code</option>
    </NativeSelect>
  );
}

const PAID_WHEN: Record<PrepaidRule, string> = {
  after_acceptance: "Within the days to pay",
  before_production: "Before work on it begins",
  before_dispatch: "Before the goods leave",
};

export function PaidWhen({ setting }: ControlProps) {
  return (
    <NativeSelect
      aria-label={setting.description}
      value={setting.value}
      onChange={(event) => setting.type(event.currentTarget.value)}
    >
      {PREPAID_RULES.map((rule) => (
        <option key={rule} value={rule}>
          {PAID_WHEN[rule]}
        </option>
      ))}
    </NativeSelect>
  );
}

export function Languages({ setting }: ControlProps) {
  return (
    <NativeSelect
      name="pageLanguages"
      aria-label={setting.description}
      value={setting.value}
      onChange={(event) => setting.type(event.currentTarget.value)}
    >
      <option value="en">{LANGUAGE_NAMES.en}</option>
      <option value="en,hi">
        {LANGUAGE_NAMES.en} and {LANGUAGE_NAMES.hi}
      </option>
    </NativeSelect>
  );
}

const STATES = INDIAN_STATES.filter((name) => !isUnionTerritory(name));
const TERRITORIES = INDIAN_STATES.filter(isUnionTerritory);

export function States({ setting }: ControlProps) {
  const chosen = parseStates(setting.value);
  // An earlier version of the shop may have saved other names.
  const others = parseStates(setting.saved).filter((name) => !INDIAN_STATES.includes(name));
  const isAll = INDIAN_STATES.every((name) => chosen.includes(name));
  const choose = (names: readonly string[]) => {
    const saved = parseStates(setting.saved);
    const isAsSaved = names.length === saved.length && names.every((name) => saved.includes(name));
    setting.type(isAsSaved ? setting.saved : names.join(", "));
  };
  const toggle = (name: string) =>
    choose(
      [...INDIAN_STATES, ...others].filter((each) =>
        each === name ? !chosen.includes(each) : chosen.includes(each),
      ),
    );
  const boxes = { chosen, toggle };
  return (
    <>
      <Label className="flex min-h-11 items-center gap-3">
        <Checkbox
          checked={isAll}
          onChange={() => choose(isAll ? [] : INDIAN_STATES)}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.length > 0;
          }}
        />
        All of India
      </Label>
      <StateBoxes title="States" names={STATES} {...boxes} />
      <StateBoxes title="Union territories" names={TERRITORIES} {...boxes} />
      {others.length > 0 && <StateBoxes title="Other names" names={others} {...boxes} />}
    </>
  );
}

interface StateBoxesProps {
  title: string;
  names: readonly string[];
  chosen: readonly string[];
  toggle: (name: string) => void;
}

function StateBoxes({ title, names, chosen, toggle }: StateBoxesProps) {
  const count = names.filter((name) => chosen.includes(name)).length;
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-muted-foreground tabular">
        {title}: {count} of {names.length}
      </legend>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 xl:grid-cols-3">
        {names.map((name) => (
          <li key={name}>
            <Label className="flex min-h-9 items-center gap-3 py-1 leading-snug font-normal pointer-coarse:min-h-11">
              <Checkbox checked={chosen.includes(name)} onChange={() => toggle(name)} />
              <span className="min-w-0">{name}</span>
            </Label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Default hours of a day when it is opened. */
const USUAL: OpenTime = { opens: 9 * 60, closes: 19 * 60 };

const HALF_HOURS = Array.from({ length: 49 }, (_, index) => index * 30);

export function OpeningHours({ setting }: ControlProps) {
  const week = openingHoursFrom(setting.value);
  const change = (place: number, open: OpenTime | null) =>
    setting.type(hoursLine(week.map((before, each) => (each === place ? open : before))));
  return (
    <ul className="divide-y">
      {WEEKDAY_NAMES.map((day, place) => (
        <Day
          key={day}
          day={day}
          open={week[place] ?? null}
          onChange={(open) => change(place, open)}
        />
      ))}
    </ul>
  );
}

interface DayProps {
  day: string;
  open: OpenTime | null;
  onChange: (open: OpenTime | null) => void;
}

function Day({ day, open, onChange }: DayProps) {
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1 max-sm:pb-3">
      <Label className="flex min-h-11 w-32 items-center gap-3 font-normal">
        <Checkbox checked={open !== null} onChange={() => onChange(open ? null : USUAL)} />
        {day}
      </Label>
      {open ? (
        <span className="flex items-center gap-2">
          <Clock
            label={`${day}, opens at`}
            minutes={open.opens}
            onChange={(opens) => onChange({ ...open, opens })}
          />
          <span aria-hidden>to</span>
          <Clock
            label={`${day}, closes at`}
            minutes={open.closes}
            onChange={(closes) => onChange({ ...open, closes })}
          />
        </span>
      ) : (
        <span className="text-muted-foreground">Closed</span>
      )}
    </li>
  );
}

interface ClockProps {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

function Clock({ label, minutes, onChange }: ClockProps) {
  const offered = HALF_HOURS.includes(minutes)
    ? HALF_HOURS
    : [...HALF_HOURS, minutes].sort((a, b) => a - b);
  return (
    <NativeSelect
      aria-label={label}
      value={minutes}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="w-28 tabular"
    >
      {offered.map((time) => (
        <option key={time} value={time}>
          {clockText(time)}
        </option>
      ))}
    </NativeSelect>
  );
}
