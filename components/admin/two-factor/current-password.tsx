"use client";

import { useEffect, useId, useRef } from "react";
import { FieldError } from "@/components/form/field-frame";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { PASSWORD_LENGTH } from "@/lib/password-length";

interface CurrentPasswordProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}

/** The account's password, which a stolen session does not know. */
export function CurrentPassword({ value, onChange, problem }: CurrentPasswordProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // The pressed button was disabled meanwhile and has lost the focus; the next try is typed here.
  useEffect(() => {
    if (problem === null) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);

  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        Current Password
      </Label>
      <Input
        ref={input}
        id={id}
        type="password"
        name="currentPassword"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={PASSWORD_LENGTH.most}
        autoComplete="current-password"
        required
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="max-w-80"
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
}
