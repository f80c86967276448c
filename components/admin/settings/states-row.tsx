"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { INDIAN_STATES, isUnionTerritory } from "@/lib/shop/gst/states";
import { statesOf } from "@/lib/shop/settings/state-list";
import { SettingRow } from "./setting-row";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

const STATES = INDIAN_STATES.filter((name) => !isUnionTerritory(name));
const TERRITORIES = INDIAN_STATES.filter(isUnionTerritory);

/** Where the shop delivers: India's states and union territories to tick, or all of them at once. */
export function StatesRow({ settings }: { settings: SettingsState }) {
  const setting = useSetting("serviceableStates", settings);
  const chosen = statesOf(setting.value);
  // A shop of an earlier version may have written a name of its own.
  const others = statesOf(setting.saved).filter((name) => !INDIAN_STATES.includes(name));
  const isAll = INDIAN_STATES.every((name) => chosen.includes(name));
  const choose = (names: readonly string[]) => {
    const saved = statesOf(setting.saved);
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
    <SettingRow name="serviceableStates" setting={setting}>
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
    </SettingRow>
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
