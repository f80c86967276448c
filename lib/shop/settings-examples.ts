import type {
  publicSettingsEndpoints,
  settingsAdminEndpoints,
} from "@/lib/shop/settings/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const SETTING = {
  key: "taxPercent",
  value: "8",
  type: "text",
  description: "Tax percent",
} as const;

export const settingsAdminExamples: Examples<
  typeof settingsAdminEndpoints,
  "updateSetting" | "listUntranslated"
> = {
  updateSetting: { body: { value: "8" }, answer: SETTING },
  listUntranslated: { answer: ["Kraft paper", "# GSM board"] },
};

export const publicSettingsExamples: Examples<typeof publicSettingsEndpoints, "getPublicSettings"> =
  {
    getPublicSettings: { answer: { logoImageUrl: "", footerCredits: "Made in Bengaluru" } },
  };
