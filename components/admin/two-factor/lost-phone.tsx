"use client";

import { FormProvider } from "react-hook-form";
import { TextField } from "@/components/shared/form/text-field";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { TwoFactorSetup } from "@/lib/identity/two-factor/schemas";
import { disable, generateSecret } from "./steps";
import { useProofForm } from "./use-proof-form";

interface LostPhoneProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Admins must use two-factor authentication: it can be moved but not disabled. */
  required: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
  onDisabled: () => Promise<void>;
}

export function LostPhone({ open, onOpenChange, ...props }: LostPhoneProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Use a recovery code</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <RecoveryForm {...props} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

type RecoveryFormProps = Omit<LostPhoneProps, "open" | "onOpenChange">;

function RecoveryForm({ required, onStarted, onDisabled }: RecoveryFormProps) {
  const { form, proof, busy, press } = useProofForm("twoFactorToken");
  const twoFactorToken = proof.trim();
  const waits = busy || twoFactorToken === "";
  return (
    <FormProvider {...form}>
      <p className="text-[0.9375rem]">
        Enter one of the recovery codes you saved when you set up two-factor authentication. It
        cannot be used again.
      </p>
      <TextField
        name="twoFactorToken"
        label="Recovery code"
        required
        maxLength={40}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="mt-5 [&_input]:font-mono"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {!required && (
          <Button
            variant="outline"
            disabled={waits}
            onClick={() => press(disable(twoFactorToken, onDisabled))}
          >
            Disable
          </Button>
        )}
        <Button
          disabled={waits}
          onClick={() => press(generateSecret({ twoFactorToken }, onStarted))}
        >
          Set Up a New Phone
        </Button>
      </div>
    </FormProvider>
  );
}
