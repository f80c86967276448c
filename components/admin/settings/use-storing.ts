import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import type { Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { SETTING_IMAGE, type Setting, type Settings } from "@/lib/shop/settings/schemas";
import type { GeneralKey } from "./setting-definition";

/** The rows render only after the settings are loaded, so they always have values. */
export type LoadedSettings = Load<Settings> & { value: Settings };

export interface Edit {
  text: string;
  /** The value when typing began, because later saves by others reach the page too. */
  read: string;
  problem: string | null;
}

/** Saves settings one by one. `edit` changes the content of their fields. */
export function useStoring(
  settings: LoadedSettings,
  at: (key: GeneralKey) => Edit,
  edit: (key: GeneralKey, change: (now: Edit) => Partial<Edit>) => void,
) {
  const [saving, setSaving] = useState<readonly GeneralKey[]>([]);
  const router = useRouter();
  const { busy, run } = useAction({ title: "Error", text: "Failed to update the setting." });

  const put = (key: GeneralKey, value: string): Promise<Setting> =>
    call("PUT /admin/settings/{key}", {
      params: { key },
      body: { value, valueRead: at(key).read },
    });

  function showRefusal(key: GeneralKey, { code, fields, answer }: ApiError) {
    const problem = fields.value ?? fields[SETTING_IMAGE.field] ?? null;
    const theirs = code === "edit_conflict" && { read: (answer.setting as Setting).value };
    edit(key, () => ({ problem, ...theirs }));
    if (problem) revealSetting(key);
  }

  /** The value comes back as the server has formatted it; input after `sent` stays. */
  async function store(key: GeneralKey, sent: string, request: typeof put) {
    try {
      const setting = await request(key, sent);
      const read = setting.value;
      edit(key, ({ text }) => ({ text: text === sent ? read : text, read, problem: null }));
      settings.change((before) => ({ ...before, [key]: setting }));
    } catch (error) {
      if (error instanceof ApiError) showRefusal(key, error);
      throw error;
    }
  }

  /** Saves settings in order up to the first refusal, and returns the saved ones. */
  async function storeEach(
    wanted: readonly GeneralKey[],
    getText: (key: GeneralKey) => string,
    request = put,
  ): Promise<boolean> {
    const stored: string[] = [];
    await run(async () => {
      setSaving(wanted);
      try {
        for (const key of wanted) {
          await store(key, getText(key), request);
          stored.push(SETTINGS[key].description);
        }
      } finally {
        setSaving([]);
        if (stored.length > 0) toast({ title: `${stored.join(", ")} updated successfully` });
        settings.reload();
        // The frame around the page shows some of them.
        router.refresh();
      }
    });
    return stored.length === wanted.length;
  }

  return { busy, saving, storeEach };
}

export function sendImage(key: GeneralKey, file: File): Promise<Setting> {
  const body = new FormData();
  body.set(SETTING_IMAGE.field, file);
  const sending = { params: { key }, form: body, onProgress: () => undefined };
  return upload("POST /admin/settings/{key}/image", sending);
}

/** Scrolls to the row of a setting and focuses its first field. */
export function revealSetting(key: GeneralKey): void {
  const row = document.getElementById(key);
  row?.scrollIntoView({ block: "center" });
  row
    ?.querySelector<HTMLElement>("input:not([hidden]), textarea, select")
    ?.focus({ preventScroll: true });
}

/**
 * A payment method is enabled only once its prerequisites are stored, and those are emptied only once it is
 * disabled (lib/shop/settings/payment-settings.ts). The shop's name changes defaults of others, so it comes last.
 */
export function inSavingOrder(
  keys: readonly GeneralKey[],
  getText: (key: GeneralKey) => string,
): GeneralKey[] {
  const place = (key: GeneralKey) => {
    if (key === "siteName") return 3;
    if (key === "paymentMethods") return 1;
    return getText(key).trim() === "" ? 2 : 0;
  };
  return keys.toSorted((one, other) => place(one) - place(other));
}
