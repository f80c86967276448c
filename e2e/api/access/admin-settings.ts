import type { settingsAdminEndpoints } from "../../../lib/shop/settings/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const settingsRows: Rows<typeof settingsAdminEndpoints> = {
  listSettings: { expected: staffOnly(200) },
  // The body is invalid, because the tests share one shop and no row may change a setting.
  updateSetting: {
    path: "/admin/settings/taxPercent",
    body: { value: "a lot" },
    expected: staffOnly(400),
  },
  listUntranslated: { expected: staffOnly(200) },
  updateSettingImage: {
    path: "/admin/settings/logoImageUrl/image",
    multipart: {},
    expected: staffOnly(400),
  },
};
