import type { twoFactorAdminEndpoints } from "../../../lib/identity/two-factor/endpoints";
import { adminOnly, type Rows } from "./shared/all";

const CODE = { twoFactorToken: "123456" };

export const twoFactorRows: Rows<typeof twoFactorAdminEndpoints> = {
  getTwoFactor: { expected: adminOnly(200) },
  startTwoFactorSetup: { expected: adminOnly(200) },
  cancelTwoFactorSetup: { expected: adminOnly(204) },
  // No setup is pending and nothing is on, so every permitted caller sends a wrong code.
  enableTwoFactor: { body: CODE, expected: adminOnly(400) },
  disableTwoFactor: { body: CODE, expected: adminOnly(400) },
  renewRecoveryCodes: { body: CODE, expected: adminOnly(400) },
};
