import type { accountEndpoints } from "@/lib/identity/account-endpoints";
import type { creditEndpoints } from "@/lib/companies/credit/endpoints";
import type { ownStatementEndpoints } from "@/lib/payments/account-statement/endpoints";
import type { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import type { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import type { Examples } from "./example";
import { ADDRESS, AT, EMAIL, ID, LATER, PREFERENCES, PROFILE, STATEMENT, TOKEN } from "./values";

const PASSWORD = "seven green lorries";
const CODE = { twoFactorToken: "492039" };
const KEPT_ADDRESS = {
  ...ADDRESS,
  _id: ID.address,
  apartment: null,
  phone: null,
  gstin: null,
  label: "Warehouse",
  company: false,
  defaultShipping: true,
  defaultBilling: false,
};
const RECOVERY_CODES = { recoveryCodes: ["7K2M-9QXT-4HVB-C3DN", "R5WJ-8ZPL-2YGF-6SMA"] };

export const signInExamples: Examples<typeof signInEndpoints> = {
  logIn: {
    body: { email: EMAIL, password: PASSWORD, remember: true },
    answer: { token: TOKEN },
  },
  logInWithSecondFactor: {
    body: { userId: "h4nD1e0fTh3L0g1n", ...CODE },
    answer: { token: TOKEN },
  },
  register: {
    body: { name: "Asha Rao", email: EMAIL, password: PASSWORD, company: "Rao Foods" },
    answer: { token: TOKEN },
  },
  redeemSignInCode: {
    body: { code: "rT5u0mB1yYqf3n8xW2kLd7vSa4cEoHgPiJzNwQeXtA0" },
    answer: { token: TOKEN },
  },
  exchangeToken: { answer: { token: TOKEN } },
  forgotPassword: { body: { email: EMAIL } },
  resetPassword: { body: { token: "mailed-link", password: PASSWORD } },
  verifyEmail: { body: { token: "mailed-link" }, answer: { email: EMAIL } },
  openInvitation: {
    body: { token: "mailed-link" },
    answer: { email: EMAIL, role: "packer", invitedBy: "Meera Nair", account: "new" },
  },
  acceptInvitation: {
    body: { token: "mailed-link", name: "Asha Rao", password: PASSWORD },
    answer: { token: TOKEN },
  },
};

export const accountExamples: Examples<
  typeof accountEndpoints & typeof creditEndpoints & typeof ownStatementEndpoints
> = {
  getProfile: { answer: PROFILE },
  updateProfile: {
    body: { name: "Asha Rao", company: "Rao Foods" },
    answer: { ...PROFILE, token: TOKEN },
  },
  deleteAccount: { body: { currentPassword: PASSWORD } },
  exportAccount: { answer: { profile: { name: "Asha Rao", email: EMAIL } } },
  getCredit: { answer: { credit: { days: 30, limit: 100000, open: 24300 } } },
  getOwnStatement: { answer: STATEMENT },
  updatePreferences: {
    body: { orderUpdates: true, newsletter: false },
    answer: PREFERENCES,
  },
  changePassword: {
    body: { currentPassword: PASSWORD, newPassword: "eight yellow tractors" },
    answer: { token: TOKEN },
  },
  listSessions: {
    answer: [
      {
        _id: ID.session,
        device: "Firefox on Windows",
        ipAddress: "203.0.113.7",
        createdAt: AT,
        lastSeenAt: LATER,
        current: true,
      },
    ],
  },
  listAddresses: { answer: [KEPT_ADDRESS] },
  keepAddress: {
    body: { ...ADDRESS, label: "Warehouse", defaultShipping: true },
    answer: KEPT_ADDRESS,
  },
  updateAddress: { body: ADDRESS, answer: KEPT_ADDRESS },
  markAddress: { body: { label: "Warehouse", defaultShipping: true }, answer: KEPT_ADDRESS },
};

export const twoFactorExamples: Examples<typeof twoFactorAdminEndpoints> = {
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
  renewRecoveryCodes: { body: CODE, answer: RECOVERY_CODES },
};
