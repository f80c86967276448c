import { inChapter } from "@/lib/base/http/in-chapter";
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
export const twoFactorAdminEndpoints = inChapter("Two-factor authentication", {
  getTwoFactor: {
    call: "GET /auth/2fa",
    summary: "Read the state of two-factor authentication",
    description: "The state of the second factor of one's own account.",
    access: "two-factor.own",
    response: twoFactorStateSchema,
    limit: "work",
  },
  startTwoFactorSetup: {
    call: "POST /auth/2fa/generate",
    summary: "Start the two-factor setup",
    description: "Makes a new secret; the old one holds until the new one is confirmed.",
    access: "two-factor.own",
    body: startSetupSchema,
    response: setupSchema,
    limit: "file",
  },
  cancelTwoFactorSetup: {
    call: "DELETE /auth/2fa/generate",
    summary: "Cancel the two-factor setup",
    description: "Drops a secret that is not confirmed yet.",
    access: "two-factor.own",
    status: 204,
    response: nothing,
    limit: "form",
  },
  enableTwoFactor: {
    call: "POST /auth/2fa/enable",
    summary: "Turn two-factor authentication on",
    description:
      "Confirms the new secret with a code of it, and answers ten recovery codes, which are told this once. All other sessions of the account end.",
    access: "two-factor.own",
    body: appCodeSchema,
    response: recoveryCodesSchema,
    limit: "form",
  },
  disableTwoFactor: {
    call: "POST /auth/2fa/disable",
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
    call: "POST /auth/2fa/recovery-codes",
    summary: "Renew the recovery codes",
    description: "Makes ten new recovery codes; the old ones stop working.",
    access: "two-factor.own",
    body: appCodeSchema,
    response: recoveryCodesSchema,
    limit: "form",
  },
});
