"use client";

import { useRef, useState } from "react";
import { useController, useForm, type UseFormReturn } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import type { Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { SETTING_IMAGE, type Setting, type Settings } from "@/lib/shop/settings/schemas";
import {
  ADDED_FIELDS,
  getAddedFields,
  toAddition,
  type AddedField,
  type SettingValues,
} from "./additions";
import type { GeneralKey } from "./setting-definition";
import { SETTING_DEFINITIONS } from "./setting-sections";

/** The form renders only after the settings are loaded, so its fields always have values. */
export type LoadedSettings = Load<Settings> & { value: Settings };

export type SectionState = ReturnType<typeof useSection>;

type SettingForm = UseFormReturn<SettingValues>;

/** The settings of one section: what is typed, what differs from what is saved, and their saving. */
export function useSection(settings: LoadedSettings, keys: readonly GeneralKey[]) {
  const form = useForm<SettingValues>({
    values: fieldValues(settings.value),
    // Reloaded settings do not replace what is being typed.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { dirtyFields } = form.formState;
  const edits = useEdits(form, settings);
  const { busy, saving, storeEach } = useStoring(form, settings, edits.read);
  return {
    form,
    ...edits,
    busy,
    saving,
    /** The settings with changes to save. */
    changed: keys.filter((key) =>
      [key, ...getAddedFields(key)].some((name) => dirtyFields[name] === true),
    ),
    /** Returns whether everything wanted is saved. */
    save: async (wanted: readonly GeneralKey[]): Promise<boolean> => {
      if (busy || !(await edits.check(wanted))) return false;
      const changed = wanted.filter((key) => form.getFieldState(key).isDirty);
      return storeEach(inSavingOrder(changed, form.getValues()));
    },
    upload: (key: GeneralKey, file: File) => {
      form.clearErrors(key);
      void storeEach([key], () => sendImage(key, file));
    },
  };
}

function useEdits(form: SettingForm, settings: LoadedSettings) {
  // The values when typing began, because later saves by others reach the page too.
  const read = useRef(new Map<GeneralKey, string>());
  const savedValue = (key: GeneralKey) => settings.value[key]?.value ?? "";

  function type(key: GeneralKey, text: string) {
    form.clearErrors(key);
    if (!form.getFieldState(key).isDirty) read.current.set(key, savedValue(key));
    form.setValue(key, text, { shouldDirty: true });
  }

  /** Adds what is typed to be added; returns whether that was possible, and shows the error if not. */
  function add(key: GeneralKey): boolean {
    const addition = toAddition(key, form.getValues());
    if (addition && "problem" in addition) {
      form.setError(key, { message: addition.problem });
      return false;
    }
    if (addition) type(key, addition.value);
    getAddedFields(key).forEach((field) => form.setValue(field, "", { shouldDirty: true }));
    return true;
  }

  /** Returns whether all can be sent; if not, shows the errors and the first of them. */
  async function check(wanted: readonly GeneralKey[]): Promise<boolean> {
    const invalid: GeneralKey[] = [];
    for (const key of wanted) {
      const isAdded = add(key);
      if (!isAdded || !(await form.trigger(key))) invalid.push(key);
    }
    const [first] = invalid;
    if (first) revealSetting(first);
    return !first;
  }

  function discard() {
    read.current.clear();
    form.reset(fieldValues(settings.value), { keepDirtyValues: false, keepErrors: false });
  }

  return { read, savedValue, type, add, check, discard };
}

type Edits = ReturnType<typeof useEdits>;

function useStoring(form: SettingForm, settings: LoadedSettings, read: Edits["read"]) {
  const [saving, setSaving] = useState<readonly GeneralKey[]>([]);
  const { busy, run } = useAction({ title: "Error", text: "Failed to update the setting." });

  /** Adopts the value as the server has formatted it; input typed after `sent` stays. */
  function adopt(key: GeneralKey, setting: Setting, sent: string) {
    const now = form.getValues(key);
    read.current.set(key, setting.value);
    form.resetField(key, { defaultValue: setting.value });
    if (now !== sent) form.setValue(key, now, { shouldDirty: true });
    settings.change((before) => ({ ...before, [key]: setting }));
  }

  function showRefusal(key: GeneralKey, { code, fields, answer }: ApiError) {
    if (code === "edit_conflict") read.current.set(key, (answer.setting as Setting).value);
    const message = fields.value ?? fields[SETTING_IMAGE.field];
    if (!message) return;
    form.setError(key, { message });
    revealSetting(key);
  }

  function put(key: GeneralKey): Promise<Setting> {
    const valueRead = read.current.get(key) ?? settings.value[key]?.value ?? "";
    const body = { value: form.getValues(key), valueRead };
    return call("PUT /admin/settings/{key}", { params: { key }, body });
  }

  async function store(key: GeneralKey, ask: typeof put) {
    const sent = form.getValues(key);
    try {
      adopt(key, await ask(key), sent);
    } catch (error) {
      if (error instanceof ApiError) showRefusal(key, error);
      throw error;
    }
  }

  /** Stores one setting after the other up to the first that is refused, and tells which are stored. */
  async function storeEach(wanted: readonly GeneralKey[], ask = put): Promise<boolean> {
    const stored: string[] = [];
    await run(async () => {
      setSaving(wanted);
      try {
        for (const key of wanted) {
          await store(key, ask);
          stored.push(SETTINGS[key].description);
        }
      } finally {
        setSaving([]);
        if (stored.length > 0) toast({ title: `${stored.join(", ")} updated successfully` });
        settings.reload();
      }
    });
    return stored.length === wanted.length;
  }

  return { busy, saving, storeEach };
}

/** Scrolls to the row of a setting and focuses its first field. */
export function revealSetting(key: GeneralKey): void {
  const row = document.getElementById(key);
  row?.scrollIntoView({ block: "center" });
  row
    ?.querySelector<HTMLElement>("input:not([hidden]), textarea, select")
    ?.focus({ preventScroll: true });
}

const fieldValues = (settings: Settings) =>
  Object.fromEntries([
    ...SETTING_DEFINITIONS.map(({ key }) => [key, settings[key]?.value ?? ""]),
    ...ADDED_FIELDS.map((field) => [field, ""]),
  ]) as SettingValues;

/**
 * A way to pay is switched on only once what it needs is stored, and what it needs is emptied only once it is off
 * (lib/shop/settings/payment-settings.ts).
 */
export function inSavingOrder(
  keys: readonly GeneralKey[],
  values: Pick<SettingValues, GeneralKey>,
): GeneralKey[] {
  const place = (key: GeneralKey) => {
    if (key === "paymentMethods") return 1;
    return values[key].trim() === "" ? 2 : 0;
  };
  return keys.toSorted((one, other) => place(one) - place(other));
}

function sendImage(key: GeneralKey, file: File): Promise<Setting> {
  const body = new FormData();
  body.set(SETTING_IMAGE.field, file);
  const sending = { params: { key }, form: body, onProgress: () => undefined };
  return upload("POST /admin/settings/{key}/image", sending);
}

export interface SettingField {
  key: GeneralKey;
  description: string;
  value: string;
  saved: string;
  problem: string | null;
  busy: boolean;
  /** Whether there are changes to save. */
  differs: boolean;
  type: (value: string) => void;
  save: () => void;
}

/** What a control of its own kind gets. */
export interface ControlProps {
  setting: SettingField;
  section: SectionState;
}

export function useSetting(key: GeneralKey, section: SectionState): SettingField {
  const { field, fieldState } = useController({
    control: section.form.control,
    name: key,
    rules: {
      validate: (text) => SETTINGS[key].schema.safeParse(text).error?.issues[0]?.message ?? true,
    },
  });
  return {
    key,
    description: SETTINGS[key].description,
    value: field.value,
    saved: section.savedValue(key),
    problem: fieldState.error?.message ?? null,
    busy: section.saving.includes(key),
    differs: section.changed.includes(key),
    type: (text) => section.type(key, text),
    save: () => void section.save([key]),
  };
}

/** The text of a field for an addition. It is part of the form, so that leaving the page asks first. */
export function useAddedText(
  name: AddedField,
  { form: { control } }: SectionState,
): readonly [string, (text: string) => void] {
  const { field } = useController({ control, name });
  return [field.value, field.onChange];
}
