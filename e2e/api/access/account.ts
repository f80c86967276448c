import type { accountEndpoints } from "../../../lib/identity/account-endpoints";
import type { creditEndpoints } from "../../../lib/companies/credit/endpoints";
import type { ownStatementEndpoints } from "../../../lib/payments/account-statement/endpoints";
import type { signInEndpoints } from "../../../lib/identity/sign-in-endpoints";
import { everybody, owner, signedIn, type Rows } from "./shared/all";

export const accountRows: Rows<
  typeof signInEndpoints &
    typeof accountEndpoints &
    typeof creditEndpoints &
    typeof ownStatementEndpoints
> = {
  logIn: { body: {}, expected: everybody(400) },
  logInWithSecondFactor: {
    body: { userId: "unknown", twoFactorToken: "123456" },
    expected: everybody(401),
  },
  register: { body: {}, expected: everybody(400) },
  startGoogle: { expected: everybody(302) },
  finishGoogle: { expected: everybody(302) },
  redeemSignInCode: { body: { code: "A".repeat(43) }, expected: everybody(400) },
  logOut: { expected: signedIn(204) },
  exchangeToken: { expected: signedIn(204) },
  getProfile: { expected: signedIn(200) },
  updateProfile: { body: { name: "Asha Rao" }, expected: signedIn(200) },
  deleteAccount: { body: { currentPassword: "" }, expected: signedIn(400) },
  exportAccount: { expected: signedIn(200) },
  getCredit: { expected: signedIn(200) },
  getOwnStatement: { expected: signedIn(200) },
  updatePreferences: { body: { orderUpdates: true, newsletter: false }, expected: signedIn(200) },
  changePassword: { body: {}, expected: signedIn(400) },
  forgotPassword: { body: { email: "nobody@example.in" }, expected: everybody(202) },
  resetPassword: { body: { token: "x", password: "a good long one" }, expected: everybody(400) },
  verifyEmail: { body: { token: "x" }, expected: everybody(400) },
  openInvitation: { body: { token: "x" }, expected: everybody(400) },
  acceptInvitation: { body: { token: "x" }, expected: everybody(400) },
  resendVerification: { expected: signedIn(202) },
  listSessions: { expected: signedIn(200) },
  endOtherSessions: { expected: signedIn(204) },
  endSession: { path: "/auth/sessions/{session}", expected: owner(204) },
  listAddresses: { expected: signedIn(200) },
  keepAddress: { body: {}, expected: signedIn(400) },
  updateAddress: { path: "/addresses/{address}", body: {}, expected: signedIn(400) },
  markAddress: {
    path: "/addresses/{address}",
    body: { label: "Warehouse", defaultBilling: true },
    expected: owner(200),
  },
  deleteAddress: { path: "/addresses/{address}", expected: owner(204) },
};
