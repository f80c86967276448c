import { X } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslate } from "#words";
import { FieldError } from "@/components/shared/form/field-error";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_KINDS,
  ATTACHMENT_TYPES,
  TOO_LARGE,
  WRONG_KIND,
} from "@/lib/files/attachments/attachment-kinds";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

interface AttachmentFieldProps {
  label: string;
  files: readonly File[];
  /** The maximum number of files. */
  most: number;
  /** Types and hint, if other than drawings, logos and pictures. */
  of?: { types: readonly string[]; hint: string };
  error: string | undefined;
  onChange: (files: File[]) => void;
}

/** Files attached to a form, which can be removed before it is sent. */
export function AttachmentField({ label, files, most, of, error, onChange }: AttachmentFieldProps) {
  const t = useTranslate();
  const { types, hint } = of ?? drawings(most, t);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    if (input.current) input.current.value = "";
    onChange([]);
    input.current?.focus();
  }

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        <span aria-hidden className="text-sm text-muted-foreground">
          {t("optional")}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          multiple={most > 1}
          accept={types.join(",")}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onChange={(event) => onChange([...(event.target.files ?? [])])}
          className="file-input flex-1"
        />
        {files.length > 0 && (
          <Button variant="outline" size="sm" onClick={clear}>
            <X aria-hidden /> {files.length > 1 ? t("Remove files") : t("Remove file")}
          </Button>
        )}
      </div>
      {files.length > 1 && (
        <ul aria-label={t("Chosen files")} className="mt-1.5 text-sm [overflow-wrap:anywhere]">
          {files.map(({ name }, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      {error && <FieldError id={`${id}-error`}>{translateMessage(t, error)}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
        {hint}
      </p>
    </div>
  );
}

function drawings(most: number, t: Translate) {
  const kinds = t(ATTACHMENT_KINDS);
  const hint =
    most > 1
      ? t("Drawings, your logo or pictures: {kinds}, at most {most} files of 5 MB.", {
          kinds,
          most,
        })
      : t("A drawing, your logo or a picture: {kinds}, at most 5 MB.", { kinds });
  return { types: ATTACHMENT_TYPES, hint };
}

/**
 * The reason why files cannot be sent, checked before the form is submitted. The server checks files whose
 * type the browser does not know.
 */
export function attachmentProblem(files: readonly File[], most: number): string | undefined {
  if (files.length > most) return `Choose at most ${most} files.`;
  if (files.some(({ size }) => size > ATTACHMENT_BYTES)) return TOO_LARGE;
  const isTaken = ({ type }: File) => type === "" || ATTACHMENT_TYPES.some((one) => one === type);
  return files.every(isTaken) ? undefined : WRONG_KIND;
}
