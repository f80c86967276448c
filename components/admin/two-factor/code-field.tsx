"use client";

import type { ClipboardEvent, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/shared/form/text-field";
import { CODE_LENGTH } from "@/lib/identity/two-factor/schemas";

const NAME = "twoFactorToken";

const withoutSpaces = (text: string) => text.replace(/\s/g, "").slice(0, CODE_LENGTH);

/** Where a code of the authenticator app is typed (docs/product.md: Second factor). */
export function CodeField({ hint }: { hint?: ReactNode }) {
  const { setValue } = useFormContext();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    // Apps copy "123 456", which the longest text that the input takes would cut short.
    setValue(NAME, withoutSpaces(event.clipboardData.getData("text")));
  };
  return (
    <TextField
      name={NAME}
      label="Code"
      hint={hint}
      required
      format={withoutSpaces}
      onPaste={paste}
      maxLength={CODE_LENGTH}
      placeholder="6-digit code"
      autoCorrect="off"
      spellCheck={false}
      className="[&_input]:max-w-44 [&_input]:tabular"
    />
  );
}
