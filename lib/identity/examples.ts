import { PREFERENCES, PROFILE } from "@/lib/identity/example-profile";
import type { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { type Examples, ADDRESS, EMAIL, ID, TOKEN } from "@/lib/base/examples/example";
import type { accountEndpoints } from "@/lib/identity/account-endpoints";

export const PASSWORD = "seven green lorries";

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

export const signInExamples: Examples<
  typeof signInEndpoints,
  "redeemSignInCode" | "openInvitation" | "acceptInvitation"
> = {
  redeemSignInCode: {
    body: { code: "rT5u0mB1yYqf3n8xW2kLd7vSa4cEoHgPiJzNwQeXtA0" },
    answer: { token: TOKEN },
  },
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
  typeof accountEndpoints,
  "getProfile" | "updateProfile" | "updatePreferences" | "listAddresses" | "keepAddress"
> = {
  getProfile: { answer: PROFILE },
  updateProfile: {
    body: { name: "Asha Rao", company: "Rao Foods" },
    answer: { ...PROFILE, token: TOKEN },
  },
  updatePreferences: {
    body: { orderUpdates: true, newsletter: false },
    answer: PREFERENCES,
  },
  listAddresses: { answer: [KEPT_ADDRESS] },
  keepAddress: {
    body: { ...ADDRESS, label: "Warehouse", defaultShipping: true },
    answer: KEPT_ADDRESS,
  },
};
