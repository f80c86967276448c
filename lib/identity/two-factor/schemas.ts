import { knownPassword } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** Digits of an authenticator app code (docs/product.md: Second factor). */
export const CODE_LENGTH = 6;

const APP_CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** True when the text has the format of an app code; a recovery code never does. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

const CODE_PROBLEM = "Enter the six digits that your authenticator app shows.";

const appCode = z.string({ error: CODE_PROBLEM }).trim().regex(APP_CODE, CODE_PROBLEM);

/** A code of the app or a recovery code, for somebody with a lost phone. */
const anyCode = z
  .string({ error: CODE_PROBLEM })
  .trim()
  .min(1, CODE_PROBLEM)
  .max(40, "That is longer than any code.");

export const appCodeSchema = z.object({ twoFactorToken: appCode });

export const anyCodeSchema = z.object({
  twoFactorToken: anyCode.describe("A code of the authenticator app or a recovery code"),
});

export const startSetupSchema = z
  .object({
    twoFactorToken: anyCode.optional().describe("Needed where two-factor is on"),
    currentPassword: knownPassword
      .optional()
      .describe("Needed where two-factor is off and the account has a password"),
  })
  .optional();

export const setupSchema = z.object({
  otpauthUrl: z.string(),
  secret: z.string().describe("For typing it into the app instead of scanning"),
});

export type TwoFactorSetup = z.output<typeof setupSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown only this once; each works once"),
});

export const twoFactorStateSchema = z.object({
  enabled: z.boolean(),
  hasPassword: z.boolean().describe("The account has a password, which the setup asks for"),
  setupStarted: z.boolean().describe("A new secret waits to be confirmed"),
  recoveryCodesLeft: z.int(),
  required: z.boolean().describe("All who work in the shop must use two-factor authentication"),
  adminsWithout: z.int().describe("Who works in the shop and has it off, oneself included"),
});

export type TwoFactorState = z.output<typeof twoFactorStateSchema>;
