"use client";

import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { useDropzone } from "react-dropzone";
import { useController, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-frame";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { cn } from "@/lib/base/cn";
import { FormSection } from "./form-section";
import { PictureGrid } from "./picture-grid";
import { addFiles, PICTURE_TYPES, sortOut, withoutPicture, type Picture } from "./pictures";
import type { ProductFormReturn } from "./use-save-product";

const HINT = `Click a picture to make it the thumbnail. JPEG, PNG, WebP, AVIF or GIF, each up to ${PRODUCT_LIMITS.imageBytes / 1024 / 1024} MB, ${PRODUCT_LIMITS.newImages} new ones at a time.`;

/** Pictures of the product: choose or drop several, order them, mark the thumbnail. */
export function PicturesField() {
  const id = useId();
  const { control, getValues } = useFormContext() as ProductFormReturn;
  const { field, fieldState } = useController({ control, name: "pictures" });
  const { ref: focusTarget, value: pictures, onChange: change, onBlur } = field;
  const [refusals, setRefusals] = useState<string[]>([]);
  const [said, announce] = useState("");
  // Several pictures may turn out to be unreadable at once: each change starts from the last.
  const latest = () => getValues("pictures");

  function add(files: readonly File[]) {
    const chosen = sortOut(latest(), files);
    setRefusals(chosen.refusals);
    change(addFiles(latest(), chosen.files));
    if (chosen.files.length > 0) announce(addedText(chosen.files.length));
  }

  function dropUnreadable(picture: Picture) {
    const name = "name" in picture ? picture.name : picture.url;
    change(withoutPicture(latest(), picture.id));
    setRefusals((before) => [...before, `${name} cannot be read as a picture.`]);
  }

  const drop = useDropzone({
    accept: PICTURE_TYPES,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => add([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const error = fieldState.error?.message;
  return (
    <FormSection title="Pictures" hint={HINT}>
      <div
        {...drop.getRootProps()}
        className={cn(
          "rounded-lg border-2 border-dashed p-3",
          error ? "border-destructive" : "border-kraft-line",
          drop.isDragActive && "bg-muted",
        )}
      >
        {pictures.items.length > 0 && (
          <PictureGrid
            pictures={pictures}
            onChange={change}
            announce={announce}
            onUnreadable={dropUnreadable}
          />
        )}
        <input {...drop.getInputProps({ name: "images", "aria-label": "Pictures" })} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
          <Button
            ref={focusTarget}
            variant="outline"
            aria-describedby={error ? id : undefined}
            onClick={drop.open}
            onBlur={onBlur}
          >
            <ImagePlus aria-hidden /> Choose pictures
          </Button>
          <p className="text-sm text-muted-foreground">
            {drop.isDragActive ? "Drop them to add them" : "or drop them here"}
          </p>
        </div>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {refusals.length > 0 && (
        <Notice role="alert" className="mt-3">
          <p className="font-semibold">Not added:</p>
          <ul className="list-disc pl-4.5">
            {refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FormSection>
  );
}

function addedText(count: number): string {
  return count === 1 ? "One picture added." : `${count} pictures added.`;
}
