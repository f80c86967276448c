import type { twoFactorAdminEndpoints } from "../../../lib/identity/two-factor/endpoints";
import { staffOnly, type Rows } from "./shared/all";

const CODE = { twoFactorToken: "123456" };

export const twoFactorRows: Rows<typeof twoFactorAdminEndpoints> = {
  getTwoFactor: { expected: staffOnly(200) },
  startTwoFactorSetup: { expected: staffOnly(200) },
  cancelTwoFactorSetup: { expected: staffOnly(204) },
  // No setup is pending and two-factor is off, so every permitted caller sends a wrong code.
  enableTwoFactor: { body: CODE, expected: staffOnly(400) },
  disableTwoFactor: { body: CODE, expected: staffOnly(400) },
  renewRecoveryCodes: { body: CODE, expected: staffOnly(400) },
};
