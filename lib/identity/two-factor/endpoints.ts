import { z } from "@/lib/base/input/zod";
import {
  anyCodeSchema,
  appCodeSchema,
  recoveryCodesSchema,
  setupSchema,
  startSetupSchema,
  twoFactorStateSchema,
} from "@/lib/identity/two-factor/schemas";

const nothing = z.undefined();

/** Admin calls about two-factor authentication of the caller's own account. */
export const twoFactorAdminEndpoints = {
  getTwoFactor: {
    method: "GET",
    path: "/auth/2fa",
    chapter: "Two-factor authentication",
    summary: "Read the state of two-factor authentication",
    description: "The state of the second factor of one's own account.",
    access: "two-factor.own",
    status: 200,
    response: twoFactorStateSchema,
    limit: "work",
  },
  startTwoFactorSetup: {
    method: "POST",
    path: "/auth/2fa/generate",
    chapter: "Two-factor authentication",
    summary: "Start the two-factor setup",
    description: "Makes a new secret; the old one holds until the new one is confirmed.",
    access: "two-factor.own",
    status: 200,
    body: startSetupSchema,
    response: setupSchema,
    limit: "file",
  },
  cancelTwoFactorSetup: {
    method: "DELETE",
    path: "/auth/2fa/generate",
    chapter: "Two-factor authentication",
    summary: "Cancel the two-factor setup",
    description: "Drops a secret that is not confirmed yet.",
    access: "two-factor.own",
    status: 204,
    response: nothing,
    limit: "form",
  },
  enableTwoFactor: {
    method: "POST",
    path: "/auth/2fa/enable",
    chapter: "Two-factor authentication",
    summary: "Turn two-factor authentication on",
    description:
      "Confirms the new secret with a code of it, and answers ten recovery codes, which are told this once. All other sessions of the account end.",
    access: "two-factor.own",
    status: 200,
    body: appCodeSchema,
    response: recoveryCodesSchema,
    limit: "form",
  },
  disableTwoFactor: {
    method: "POST",
    path: "/auth/2fa/disable",
    chapter: "Two-factor authentication",
    summary: "Turn two-factor authentication off",
    description:
      "Turns the second factor off, with a code of the app or a recovery code. All other sessions of the account end.",
    access: "two-factor.own",
    status: 204,
    body: anyCodeSchema,
    response: nothing,
    limit: "form",
  },
  renewRecoveryCodes: {
    method: "POST",
    path: "/auth/2fa/recovery-codes",
    chapter: "Two-factor authentication",
    summary: "Renew the recovery codes",
    description: "Makes ten new recovery codes; the old ones stop working.",
    access: "two-factor.own",
    status: 200,
    body: appCodeSchema,
    response: recoveryCodesSchema,
    limit: "form",
  },
} as const;
