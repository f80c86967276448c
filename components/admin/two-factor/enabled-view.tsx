import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { TextField } from "@/components/shared/form/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import {
  CODE_LENGTH,
  type TwoFactorSetup,
  type TwoFactorState,
} from "@/lib/identity/two-factor/schemas";
import { CodeField, StatusLine, useProofForm } from "./proof-form";
import { disable, generateSecret, renewCodes } from "./steps";

const FEW_CODES = 3;

interface EnabledViewProps {
  state: TwoFactorState;
  onStarted: (setup: TwoFactorSetup) => void;
  onRenewed: (recoveryCodes: string[]) => void;
  onDisabled: () => Promise<void>;
}

/** Shown when two-factor is on: every action here asks for a code first. */
export function EnabledView({ state, onStarted, onRenewed, onDisabled }: EnabledViewProps) {
  const { form, proof, busy, press } = useProofForm("twoFactorToken");
  const waits = busy || proof.length < CODE_LENGTH;
  const [lost, setLost] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <StatusLine Icon={ShieldCheck} tone="on">
        Two-factor authentication is on
      </StatusLine>
      <p className="mt-3 measure text-[0.9375rem]">
        Signing in needs a code from your authenticator app.{" "}
        <RecoveryCodesLeft count={state.recoveryCodesLeft} />
      </p>
      <div className="mt-6 border-t perforated pt-5">
        <FormProvider {...form}>
          <CodeField hint="To change anything here, enter the code that your app shows now. Each code works once." />
        </FormProvider>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="outline"
            disabled={waits}
            onClick={() => press(generateSecret({ twoFactorToken: proof }, onStarted))}
          >
            Generate New Secret
          </Button>
          <Button
            variant="outline"
            disabled={waits}
            onClick={() => press(renewCodes(proof, onRenewed))}
          >
            New Recovery Codes
          </Button>
          <Button
            variant="destructive"
            disabled={waits || state.required}
            aria-describedby={state.required ? "disable-note" : undefined}
            onClick={() => press(disable(proof, onDisabled))}
          >
            Disable
          </Button>
        </div>
        {state.required && (
          <p id="disable-note" className="mt-3 text-sm text-muted-foreground">
            It cannot be disabled while admins must use it.
          </p>
        )}
        <Button
          variant="link"
          className="mt-5 px-0 pointer-coarse:min-h-11"
          onClick={() => setLost(true)}
        >
          Phone lost? Use a recovery code
        </Button>
      </div>
      <LostPhone
        open={lost}
        onOpenChange={setLost}
        required={state.required}
        onStarted={onStarted}
        onDisabled={onDisabled}
      />
    </Card>
  );
}

function RecoveryCodesLeft({ count }: { count: number }) {
  if (count > FEW_CODES) return <>{count} recovery codes left.</>;
  const left =
    count === 0
      ? "No recovery code is left"
      : `Only ${count} recovery ${count === 1 ? "code is" : "codes are"} left`;
  return <strong className="text-signal">{left}: make new ones now.</strong>;
}

interface LostPhoneProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Admins must use two-factor authentication, so it can be moved but not disabled. */
  required: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
  onDisabled: () => Promise<void>;
}

function LostPhone({ open, onOpenChange, ...props }: LostPhoneProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader title="Use a recovery code" />
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
