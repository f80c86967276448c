import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { TwoFactorSetup } from "@/lib/identity/two-factor/schemas";

/** An action on the second factor, with its text on failure (docs/product.md: Messages), for useProofForm. */
export type Step = [failure: string, work: () => Promise<void>];

/** The failure's text refers to the console, so the error is reported there. */
function noteInConsole(error: unknown): never {
  reportError(error);
  throw error;
}

/** The proof that the server requires: a code (or recovery code) if two-factor is on, else the password. */
type Proof = { twoFactorToken: string } | { currentPassword?: string };

export function generateSecret(proof: Proof, onStarted: (setup: TwoFactorSetup) => void): Step {
  return [
    "Failed to generate 2FA secret. Please check console for details.",
    async () => {
      const answer = call("POST /auth/2fa/generate", { body: proof });
      onStarted(await answer.catch(noteInConsole));
      toast({
        title: "2FA Setup Initiated",
        description: "Scan the QR code with your authenticator app and enter the token.",
      });
    },
  ];
}

export function enable(code: string, onEnabled: (recoveryCodes: string[]) => void): Step {
  return [
    "Failed to enable 2FA. Check your token and try again.",
    async () => {
      const { recoveryCodes } = await call("POST /auth/2fa/enable", {
        body: { twoFactorToken: code },
      });
      onEnabled(recoveryCodes);
      toast({
        title: "2FA Enabled",
        description: "Two-factor authentication is now active for your account.",
      });
    },
  ];
}

/** `onDisabled` resolves once the page shows it. */
export function disable(code: string, onDisabled: () => Promise<void>): Step {
  return [
    "Failed to disable 2FA. Check your token and try again.",
    async () => {
      await call("POST /auth/2fa/disable", { body: { twoFactorToken: code } });
      await onDisabled();
      toast({
        title: "2FA Disabled",
        description: "Two-factor authentication has been deactivated for your account.",
      });
    },
  ];
}

export function renewCodes(code: string, onRenewed: (recoveryCodes: string[]) => void): Step {
  return [
    "Failed to make new recovery codes. Check your token and try again.",
    async () => {
      const { recoveryCodes } = await call("POST /auth/2fa/recovery-codes", {
        body: { twoFactorToken: code },
      });
      onRenewed(recoveryCodes);
      toast({ title: "New Recovery Codes", description: "The old ones no longer work." });
    },
  ];
}

/** `onCancelled` resolves once the page shows it. */
export function cancelSetup(onCancelled: () => Promise<void>): Step {
  return [
    "The setup could not be cancelled. Please try again.",
    async () => {
      await call("DELETE /auth/2fa/generate");
      await onCancelled();
    },
  ];
}
