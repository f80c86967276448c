"use client";

import { useRef } from "react";
import { useController } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast";
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
  /** Whether there is anything to save. */
  differs: boolean;
  type: (value: string) => void;
  /** Says at the field what is wrong; nothing is sent. */
  refuse: (problem: string) => void;
  /** Saves `value`, which stands in the field. */
  save: (value: string) => void;
  uploadImage: (file: File) => void;
}

const problemOf = (key: GeneralKey, text: string) =>
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
    rules: { validate: (text) => problemOf(name, text) ?? true },
  });
}

/** One setting: what is typed, whether it will do, and how it is saved. */
export function useSetting(key: GeneralKey, settings: SettingsState): SettingField {
  const { form } = settings;
  const { field, fieldState } = useSettingController(key, form);
  const saved = settings.value[key]?.value ?? "";
  // What stood there when somebody began to type: the others' later saves reach the page as well.
  const read = useRef(saved);
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

  const type = (text: string) => {
    form.clearErrors(key);
    if (!fieldState.isDirty) read.current = saved;
    field.onChange(text);
  };

  /** With the value as the server has brought it into shape; what was typed since `sent` was stays. */
  function adopt(setting: Setting, sent: string) {
    const now = form.getValues(key);
    read.current = setting.value;
    form.resetField(key, { defaultValue: setting.value });
    if (now !== sent) form.setValue(key, now, { shouldDirty: true });
    settings.adopt({ ...settings.value, [key]: setting });
    toast({ title: `${setting.description} updated successfully` });
    settings.reload();
  }

  async function save(value: string) {
    if (!(await form.trigger(key))) return;
    await run(async () => {
      const body = { value, valueRead: read.current };
      adopt(await call("PUT /admin/settings/{key}", { params: { key }, body }), value);
    });
  }

  function uploadImage(file: File) {
    form.clearErrors(key);
    void run(async () => adopt(await sendImage(key, file), field.value));
  }

  return {
    description: SETTINGS[key].description,
    value: field.value,
    saved,
    problem: fieldState.error?.message ?? null,
    busy,
    differs: fieldState.isDirty,
    type,
    refuse: (problem) => form.setError(key, { message: problem }),
    save: (value) => void save(value),
    uploadImage,
  };
}
