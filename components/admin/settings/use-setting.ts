"use client";

import { useRef } from "react";
import { useController } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { uploadPictures } from "@/lib/client/upload-pictures";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { SETTING_IMAGE, type Setting } from "@/lib/shop/settings/schemas";
import type { GeneralKey } from "./setting-groups";
import type { SettingsState } from "./use-settings";

export interface SettingField {
  description: string;
  value: string;
  saved: string;
  problem: string | null;
  busy: boolean;
  /** Whether there are changes to save. */
  differs: boolean;
  type: (value: string) => void;
  /** Shows an error at the field without sending anything. */
  refuse: (problem: string) => void;
  /** Saves `value`, which is in the field, and shows a toast. */
  save: (value: string) => void;
  /** Returns whether the field's value is valid; if not, shows the error. */
  check: () => Promise<boolean>;
  /** Saves the field's value and returns whether that worked; if not, shows the error. */
  store: () => Promise<boolean>;
  uploadImage: (file: File) => void;
}

const settingProblem = (key: GeneralKey, text: string) =>
  SETTINGS[key].schema.safeParse(text).error?.issues[0]?.message;

function sendImage(key: GeneralKey, file: File): Promise<Setting> {
  const body = new FormData();
  body.set(SETTING_IMAGE.field, file);
  const sending = { params: { key }, form: body, onProgress: () => undefined };
  return uploadPictures("POST /admin/settings/{key}/image", SETTING_IMAGE.field, sending);
}

function useSettingController(name: GeneralKey, { control }: SettingsState["form"]) {
  return useController({
    control,
    name,
    rules: { validate: (text) => settingProblem(name, text) ?? true },
  });
}

function useStore(key: GeneralKey, settings: SettingsState) {
  const { form } = settings;
  // The value when typing began, because later saves by others reach the page too.
  const read = useRef(settings.value[key]?.value ?? "");
  const { busy, run } = useAction({
    title: "Error",
    text: "Failed to update the setting.",
    onRefused: ({ code, fields, answer }) => {
      if (code === "edit_conflict") read.current = (answer.setting as Setting).value;
      const message = fields.value ?? fields[SETTING_IMAGE.field];
      if (message) form.setError(key, { message });
      return false;
    },
  });

  /** Adopts the value as the server has formatted it; input typed after `sent` stays. */
  function adopt(setting: Setting, sent: string) {
    const now = form.getValues(key);
    read.current = setting.value;
    form.resetField(key, { defaultValue: setting.value });
    if (now !== sent) form.setValue(key, now, { shouldDirty: true });
    settings.change((before) => ({ ...before, [key]: setting }));
    settings.reload();
  }

  /** Returns whether the response came and was adopted. */
  async function take(ask: () => Promise<Setting>, sent: string): Promise<boolean> {
    let isTaken = false;
    await run(async () => {
      adopt(await ask(), sent);
      isTaken = true;
    });
    return isTaken;
  }

  return {
    busy,
    /** Called when typing begins. */
    begin: (value: string) => {
      read.current = value;
    },
    put: (value: string) => {
      const body = { value, valueRead: read.current };
      return take(() => call("PUT /admin/settings/{key}", { params: { key }, body }), value);
    },
    /** @param value the field's text during the upload */
    upload: (file: File, value: string) => take(() => sendImage(key, file), value),
  };
}

export function useSetting(key: GeneralKey, settings: SettingsState): SettingField {
  const { form } = settings;
  const { field, fieldState } = useSettingController(key, form);
  const saved = settings.value[key]?.value ?? "";
  const { busy, begin, put, upload } = useStore(key, settings);
  const { description } = SETTINGS[key];
  const tellSaved = () => toast({ title: `${description} updated successfully` });

  const type = (text: string) => {
    form.clearErrors(key);
    if (!fieldState.isDirty) begin(saved);
    field.onChange(text);
  };

  const store = async (value: string) => (await form.trigger(key)) && put(value);

  async function save(value: string) {
    if (await store(value)) tellSaved();
  }

  async function uploadImage(file: File) {
    form.clearErrors(key);
    if (await upload(file, field.value)) tellSaved();
  }

  return {
    description,
    value: field.value,
    saved,
    problem: fieldState.error?.message ?? null,
    busy,
    differs: fieldState.isDirty,
    type,
    refuse: (problem) => form.setError(key, { message: problem }),
    save: (value) => void save(value),
    check: () => form.trigger(key),
    store: () => store(field.value),
    uploadImage: (file) => void uploadImage(file),
  };
}
