"use client";

import { useController } from "react-hook-form";
import type { SettingField } from "./use-setting";
import type { AddedField, SettingsState } from "./use-settings";

/** What stands in a row's fields for adding: the setting as it would be with it, or what is wrong with it. */
export type Addition = { value: string } | { problem: string };

/** A field for adding. Its text is part of the form, so that nobody leaves the page over it unasked. */
export function useAddedText(
  name: AddedField,
  { form: { control } }: SettingsState,
): readonly [string, (text: string) => void] {
  const { field } = useController({ control, name });
  return [field.value, field.onChange];
}

/**
 * A setting whose Save takes along what was typed to be added and was not yet.
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
