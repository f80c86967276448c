"use client";

import { useId, useState } from "react";
import { FieldError } from "@/components/form/field-frame";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { TwoFactorSetup } from "@/lib/two-factor/schemas";
import { disable, generateSecret } from "./calls";
import { useCodeAction } from "./use-two-factor";

interface LostPhoneProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Admins must use two-factor authentication: it can be moved but not disabled. */
  required: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
  onDisabled: () => void;
}

export function LostPhone({ open, onOpenChange, ...props }: LostPhoneProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Use a recovery code">
      <RecoveryForm {...props} />
    </Dialog>
  );
}

type RecoveryFormProps = Omit<LostPhoneProps, "open" | "onOpenChange">;

function RecoveryForm({ required, onStarted, onDisabled }: RecoveryFormProps) {
  const id = useId();
  const [code, setCode] = useState("");
  const { busy, problem, clear, run } = useCodeAction();
  const ready = code.trim() !== "" && !busy;
  return (
    <>
      <p className="text-[0.9375rem]">
        Enter one of the recovery codes you saved when you set up two-factor authentication. It
        cannot be used again.
      </p>
      <div className="mt-5">
        <Label htmlFor={id} className="mb-1.5">
          Recovery code
        </Label>
        <Input
          id={id}
          name="twoFactorToken"
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            clear();
          }}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="font-mono"
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {!required && (
          <Button
            variant="outline"
            disabled={!ready}
            onClick={() => void run(...disable(code.trim(), onDisabled))}
          >
            Disable
          </Button>
        )}
        <Button
          disabled={!ready}
          onClick={() => void run(...generateSecret({ twoFactorToken: code.trim() }, onStarted))}
        >
          Set Up a New Phone
        </Button>
      </div>
    </>
  );
}
