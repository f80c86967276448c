"use client";

import { useForm, type UseFormReturn } from "react-hook-form";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { Settings } from "@/lib/shop/settings/schemas";
import { SETTING_DEFINITIONS, type GeneralKey } from "./setting-groups";

function loadSettings(_: string, signal: AbortSignal): Promise<Settings> {
  return call("GET /admin/settings", { signal });
}

/** The form renders only after the settings are loaded, so its fields always have values. */
export type LoadedSettings = Load<Settings> & { value: Settings };

export const FETCH_FAILURE = "Failed to fetch general settings.";

/** Fields for additions to a setting, which a button adds. */
const ADDED_FIELDS = ["addedHolidayDate", "addedHolidayName", "addedPlace"] as const;

export type AddedField = (typeof ADDED_FIELDS)[number];

/** The values as text, as in the fields. */
type SettingValues = Record<GeneralKey | AddedField, string>;

export interface SettingsState extends LoadedSettings {
  /** The typed values; its default values are the saved ones. */
  form: UseFormReturn<SettingValues>;
}

const fieldValues = (settings: Settings) =>
  Object.fromEntries([
    ...SETTING_DEFINITIONS.map(({ key }) => [key, settings[key]?.value ?? ""]),
    ...ADDED_FIELDS.map((field) => [field, ""]),
  ]) as SettingValues;

export function useSettings(): Load<Settings> {
  return useLoad({
    load: loadSettings,
    onFailure: (error) => {
      if (endsSession(error)) return;
      const description = refusalText(error, FETCH_FAILURE);
      toast({ title: "Error", description, destructive: true });
    },
  });
}

export function useSettingsForm(loaded: LoadedSettings): SettingsState {
  const form = useForm<SettingValues>({
    values: fieldValues(loaded.value),
    // Reloaded settings do not replace what is being typed.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  return { ...loaded, form };
}
