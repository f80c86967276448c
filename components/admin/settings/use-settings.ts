"use client";

import { useState } from "react";
import { endsSession, refusalText } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { Settings } from "@/lib/settings/schemas";
import { SETTING_GROUPS, type GeneralKey } from "./setting-groups";

function loadSettings(_: string, signal: AbortSignal): Promise<Settings> {
  return callApi<"listSettings">({ call: "GET /admin/settings", signal });
}

export const FETCH_FAILURE = "Failed to fetch general settings.";

export interface Drafts {
  /** What stands in the field: what was typed, else what is saved. */
  valueOf: (key: GeneralKey) => string;
  savedOf: (key: GeneralKey) => string;
  /** Whether a field differs from what is saved. */
  changed: boolean;
  type: (key: GeneralKey, value: string) => void;
  /** What was sent is saved; what was typed since stays. */
  settle: (key: GeneralKey, sent: string) => void;
}

export interface SettingsState extends Load<Settings> {
  drafts: Drafts;
}

/** The settings as the server has them, and what was typed and not saved yet. */
export function useSettings(): SettingsState {
  const [typed, setTyped] = useState<Partial<Record<GeneralKey, string>>>({});
  const load = useLoad({
    load: loadSettings,
    onFailure: (error) => {
      if (endsSession(error)) return;
      const description = refusalText(error, FETCH_FAILURE);
      toast({ title: "Error", description, destructive: true });
    },
  });
  const savedOf = (key: GeneralKey) => load.value?.[key]?.value ?? "";
  const valueOf = (key: GeneralKey) => typed[key] ?? savedOf(key);
  const keys = SETTING_GROUPS.flatMap((group) => group.keys);
  const drafts = {
    valueOf,
    savedOf,
    changed: load.value !== null && keys.some((key) => valueOf(key) !== savedOf(key)),
    type: (key: GeneralKey, value: string) => setTyped((all) => ({ ...all, [key]: value })),
    settle: (key: GeneralKey, sent: string) =>
      setTyped(({ [key]: now, ...others }) =>
        now === undefined || now === sent ? others : { ...others, [key]: now },
      ),
  };
  return { ...load, drafts };
}
