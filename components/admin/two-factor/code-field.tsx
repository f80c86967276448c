"use client";

import { useId, type ClipboardEvent, type ReactNode, type RefObject } from "react";
import { FieldError } from "@/components/form/field-frame";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { CODE_LENGTH } from "@/lib/two-factor/schemas";

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
  hint?: ReactNode;
  input: RefObject<HTMLInputElement | null>;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "").slice(0, CODE_LENGTH);

/** Where a code of the authenticator app is typed (docs/product.md: Second factor). */
export function CodeField({ value, onChange, problem, hint, input }: CodeFieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    // Apps copy "123 456", which the longest text that the input takes would cut short.
    onChange(withoutSpaces(event.clipboardData.getData("text")));
  };
  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        Code
      </Label>
      <Input
        ref={input}
        id={id}
        name="twoFactorToken"
        value={value}
        onChange={(event) => onChange(withoutSpaces(event.currentTarget.value))}
        onPaste={paste}
        maxLength={CODE_LENGTH}
        placeholder="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={described || undefined}
        className="max-w-44 tabular"
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
