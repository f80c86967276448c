import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  SETTING_IMAGE,
  settingParamsSchema,
  settingSchema,
  settingsSchema,
  settingValueSchema,
  publicSettingsSchema,
} from "@/lib/shop/settings/schemas";

export const settingsAdminEndpoints = inChapter("Settings", {
  listSettings: {
    call: "GET /admin/settings",
    summary: "List settings",
    description: "Every setting of the shop, by key.",
    access: "settings.read",
    response: settingsSchema,
    limit: "work",
  },
  updateSetting: {
    call: "PUT /admin/settings/{key}",
    summary: "Change a setting",
    description: "Changes one setting; pages and prices follow at the next request.",
    access: "settings.write",
    params: settingParamsSchema,
    body: settingValueSchema,
    response: settingSchema,
    limit: "change",
  },
  listUntranslated: {
    call: "GET /admin/untranslated",
    summary: "List texts without a translation",
    description:
      "Short texts of products that pages in Hindi show in English, those of most products first, with # for each number: what the setting `hindiWords` has yet to translate.",
    access: "settings.read",
    response: z.array(z.string()),
    limit: "work",
  },
  updateSettingImage: {
    call: "POST /admin/settings/{key}/image",
    summary: "Upload a logo or favicon",
    description: "Uploads the picture of a setting, by the setting's key.",
    access: "settings.write",
    params: settingParamsSchema,
    multipart: { fields: z.object({}), files: SETTING_IMAGE },
    response: settingSchema,
    limit: "file",
  },
});

export const publicSettingsEndpoints = inChapter("Settings", {
  getPublicSettings: {
    call: "GET /settings/public",
    summary: "Read the public settings",
    description: "The settings that every visitor may read.",
    access: "public",
    endedSession: "visitor",
    response: publicSettingsSchema,
    limit: "browse",
  },
});
