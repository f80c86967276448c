import { z } from "@/lib/base/input/zod";
import {
  SETTING_IMAGE,
  settingParamsSchema,
  settingSchema,
  settingsSchema,
  settingValueSchema,
  publicSettingsSchema,
} from "@/lib/shop/settings/schemas";

export const settingsAdminEndpoints = {
  listSettings: {
    method: "GET",
    path: "/admin/settings",
    chapter: "Settings",
    summary: "List settings",
    description: "Every setting of the shop, by key.",
    access: "settings.read",
    status: 200,
    response: settingsSchema,
    limit: "work",
  },
  updateSetting: {
    method: "PUT",
    path: "/admin/settings/{key}",
    chapter: "Settings",
    summary: "Change a setting",
    description: "Changes one setting; pages and prices follow at the next request.",
    access: "settings.write",
    status: 200,
    params: settingParamsSchema,
    body: settingValueSchema,
    response: settingSchema,
    limit: "change",
  },
  listUntranslated: {
    method: "GET",
    path: "/admin/untranslated",
    chapter: "Settings",
    summary: "List texts without a translation",
    description:
      "Short texts of products that pages in Hindi show in English, those of most products first, with # for each number: what the setting `hindiWords` has yet to translate.",
    access: "settings.read",
    status: 200,
    response: z.array(z.string()),
    limit: "work",
  },
  updateSettingImage: {
    method: "POST",
    path: "/admin/settings/{key}/image",
    chapter: "Settings",
    summary: "Upload a logo or favicon",
    description: "Uploads the picture of a setting, by the setting's key.",
    access: "settings.write",
    status: 200,
    params: settingParamsSchema,
    multipart: { fields: z.object({}), files: SETTING_IMAGE },
    response: settingSchema,
    limit: "file",
  },
} as const;

export const publicSettingsEndpoints = {
  getPublicSettings: {
    method: "GET",
    path: "/settings/public",
    chapter: "Settings",
    summary: "Read the public settings",
    description: "The settings that every visitor may read.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: publicSettingsSchema,
    limit: "browse",
  },
} as const;
