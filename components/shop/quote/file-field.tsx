"use client";

import { X } from "lucide-react";
import { useId, useRef } from "react";
import { FieldError } from "@/components/shared/form/field-frame";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { ATTACHMENT_KINDS, ATTACHMENT_TYPES } from "@/lib/files/attachments/attachment-kinds";

interface FileFieldProps {
  label: string;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** One file, which can be removed again before the form is sent. */
export function FileField({ label, file, error, onChange }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    if (input.current) input.current.value = "";
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        <span aria-hidden className="text-sm text-muted-foreground">
          optional
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={ATTACHMENT_TYPES.join(",")}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          className="file-input flex-1"
        />
        {file && (
          <Button variant="outline" size="sm" onClick={clear}>
            <X aria-hidden /> Remove file
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
        A drawing, your logo or a picture: {ATTACHMENT_KINDS}, at most 5 MB.
      </p>
    </div>
  );
}
