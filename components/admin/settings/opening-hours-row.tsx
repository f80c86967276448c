"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import {
  clockText,
  hoursLine,
  openingHoursFrom,
  WEEKDAY_NAMES,
  type OpenTime,
} from "@/lib/shop/working-time/opening-hours";
import { SettingRow } from "./setting-row";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

/** What a day begins with that is opened. */
const USUAL: OpenTime = { opens: 9 * 60, closes: 19 * 60 };

const HALF_HOURS = Array.from({ length: 49 }, (_, index) => index * 30);

/** Each day of the week: open or not, from when until when. */
export function OpeningHoursRow({ settings }: { settings: SettingsState }) {
  const setting = useSetting("openingHours", settings);
  const week = openingHoursFrom(setting.value);
  const change = (place: number, open: OpenTime | null) =>
    setting.type(hoursLine(week.map((before, each) => (each === place ? open : before))));
  return (
    <SettingRow name="openingHours" setting={setting}>
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
    </SettingRow>
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
