import type { settingsAdminEndpoints } from "../../../lib/shop/settings/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const settingsRows: Rows<typeof settingsAdminEndpoints> = {
  listSettings: { expected: adminOnly(200) },
  // The body is invalid, because the tests share one shop and no row may change a setting.
  updateSetting: {
    path: "/admin/settings/taxPercent",
    body: { value: "a lot" },
    expected: adminOnly(400),
  },
  listUntranslated: { expected: adminOnly(200) },
  updateSettingImage: {
    path: "/admin/settings/logoImageUrl/image",
    multipart: {},
    expected: adminOnly(400),
  },
};
