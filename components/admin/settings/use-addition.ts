"use client";

import { useController } from "react-hook-form";
import type { SettingField } from "./use-setting";
import type { AddedField, SettingsState } from "./use-settings";

/** The setting with the typed addition, or what is wrong with the addition. */
export type Addition = { value: string } | { problem: string };

/** A field for an addition. Its text is part of the form, so that leaving the page asks first. */
export function useAddedText(
  name: AddedField,
  { form: { control } }: SettingsState,
): readonly [string, (text: string) => void] {
  const { field } = useController({ control, name });
  return [field.value, field.onChange];
}

/**
 * Makes a setting's Save include an addition that is typed but not added.
 * @param addition null while nothing is typed
 */
export function withAddition(setting: SettingField, addition: Addition | null, clear: () => void) {
  const take = (then: (value: string) => void) => {
    if (!addition) then(setting.value);
    else if ("problem" in addition) setting.refuse(addition.problem);
    else {
      setting.type(addition.value);
      clear();
      then(addition.value);
    }
  };
  return {
    add: () => take(() => undefined),
    setting: {
      ...setting,
      differs: setting.differs || addition !== null,
      save: () => take(setting.save),
    },
  };
}
