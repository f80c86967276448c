"use client";

import { useState } from "react";
import { useAction } from "@/components/call/use-action";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import { SETTINGS } from "@/lib/settings/definitions";
import { SETTING_IMAGE, type Setting } from "@/lib/settings/schemas";
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
  save: () => void;
  uploadImage: (file: File) => void;
}

/** One setting: what is typed, whether it will do, and how it is saved. */
export function useSetting(key: GeneralKey, settings: SettingsState): SettingField {
  const { drafts } = settings;
  const { description, schema } = SETTINGS[key];
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Error",
    text: "Failed to update the setting.",
    onRefused: ({ fields }) => {
      setProblem(fields.value ?? fields[SETTING_IMAGE.field] ?? null);
      return false;
    },
  });
  const value = drafts.valueOf(key);
  const saved = drafts.savedOf(key);

  /** With the value as the server has brought it into shape. */
  function adopt(setting: Setting) {
    setProblem(null);
    drafts.settle(key, value);
    settings.adopt({ ...settings.value, [key]: setting });
    toast({ title: `${setting.description} updated successfully` });
    settings.reload();
  }

  function save() {
    const wrong = schema.safeParse(value).error?.issues[0]?.message ?? null;
    setProblem(wrong);
    if (wrong !== null) return;
    void run(async () => {
      const call = "PUT /admin/settings/{key}";
      adopt(await callApi<"updateSetting">({ call, params: { key }, body: { value } }));
    });
  }

  function uploadImage(file: File) {
    setProblem(null);
    const form = new FormData();
    form.set(SETTING_IMAGE.field, file);
    void run(async () => {
      const answer = await upload({
        call: "POST /admin/settings/{key}/image",
        params: { key },
        form,
        onProgress: () => undefined,
      });
      adopt(answer as Setting);
    });
  }

  const type = (text: string) => {
    setProblem(null);
    drafts.type(key, text);
  };
  return {
    description,
    value,
    saved,
    problem,
    busy,
    differs: value !== saved,
    type,
    save,
    uploadImage,
  };
}
