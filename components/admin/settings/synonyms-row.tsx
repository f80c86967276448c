"use client";

import { Textarea } from "@/components/ui/textarea";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { SettingRow } from "./setting-row";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

/** What words of the trade mean in this catalogue, line by line. */
export function SynonymsRow({ settings }: { settings: SettingsState }) {
  const setting = useSetting("searchSynonyms", settings);
  return (
    <SettingRow name="searchSynonyms" setting={setting}>
      <Textarea
        value={setting.value}
        onChange={(event) => setting.type(event.currentTarget.value)}
        aria-label={SETTINGS.searchSynonyms.description}
        aria-invalid={setting.problem !== null}
        placeholder="dabba = box"
        spellCheck={false}
        className="max-h-96"
      />
    </SettingRow>
  );
}
