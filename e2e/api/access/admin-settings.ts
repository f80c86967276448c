import type { settingsAdminEndpoints } from "../../../lib/api/admin/settings-endpoints";
import { adminOnly, type Rows } from "./all";

export const settingsRows: Rows<typeof settingsAdminEndpoints> = {
  listSettings: { expected: adminOnly(200) },
  // The tests share one shop, so that no row changes a setting.
  updateSetting: {
    path: "/admin/settings/taxPercent",
    body: { value: "a lot" },
    expected: adminOnly(400),
  },
  updateSettingImage: {
    path: "/admin/settings/logoImageUrl/image",
    multipart: {},
    expected: adminOnly(400),
  },
};
