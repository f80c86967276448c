"use client";

import { useForm, type UseFormReturn } from "react-hook-form";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { Settings } from "@/lib/shop/settings/schemas";
import { SETTING_DEFINITIONS, type GeneralKey } from "./setting-groups";

function loadSettings(_: string, signal: AbortSignal): Promise<Settings> {
  return call("GET /admin/settings", { signal });
}

/** Fields come with what stands in them: before the settings are there, there is no form. */
export type LoadedSettings = Load<Settings> & { value: Settings };

export const FETCH_FAILURE = "Failed to fetch general settings.";

/** Fields in which something is typed that a press then adds to a setting. */
const ADDED_FIELDS = ["addedHolidayDate", "addedHolidayName", "addedPlace"] as const;

export type AddedField = (typeof ADDED_FIELDS)[number];

/** As they stand in the fields: as text. */
type SettingValues = Record<GeneralKey | AddedField, string>;

export interface SettingsState extends LoadedSettings {
  /** What is typed; its default values are what is saved. */
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
    // What the server brings anew takes nothing away that is being typed.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  return { ...loaded, form };
}
