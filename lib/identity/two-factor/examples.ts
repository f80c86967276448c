import { PASSWORD } from "@/lib/identity/examples";
import type { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const CODE = { twoFactorToken: "492039" };

const RECOVERY_CODES = { recoveryCodes: ["7K2M-9QXT-4HVB-C3DN", "R5WJ-8ZPL-2YGF-6SMA"] };

export const twoFactorAdminExamples: Examples<
  typeof twoFactorAdminEndpoints,
  "getTwoFactor" | "startTwoFactorSetup" | "enableTwoFactor" | "disableTwoFactor"
> = {
  getTwoFactor: {
    answer: {
      enabled: true,
      hasPassword: true,
      setupStarted: false,
      recoveryCodesLeft: 10,
      required: false,
      adminsWithout: 1,
    },
  },
  startTwoFactorSetup: {
    body: { currentPassword: PASSWORD },
    answer: {
      otpauthUrl: "otpauth://totp/Shop:asha%40example.in?secret=JBSWY3DPEHPK3PXP&issuer=Shop",
      secret: "JBSWY3DPEHPK3PXP",
    },
  },
  enableTwoFactor: { body: CODE, answer: RECOVERY_CODES },
  disableTwoFactor: { body: CODE },
};
