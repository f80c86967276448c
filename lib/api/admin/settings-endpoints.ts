import {
  settingParamsSchema,
  settingSchema,
  settingsSchema,
  settingValueSchema,
} from "@/lib/settings/schemas";
import type { Endpoint } from "../endpoint";

/** The admin's calls about settings. */
export const settingsAdminEndpoints = {
  listSettings: {
    method: "GET",
    path: "/admin/settings",
    summary: "Every setting of the shop, by key",
    access: "admin",
    status: 200,
    response: settingsSchema,
    perMinute: 120,
  },
  updateSetting: {
    method: "PUT",
    path: "/admin/settings/{key}",
    summary: "Change one setting; pages and prices follow at the next request",
    access: "admin",
    status: 200,
    params: settingParamsSchema,
    body: settingValueSchema,
    response: settingSchema,
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>;
