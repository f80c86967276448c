"use client";

import { useId, useState } from "react";
import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-frame";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toast } from "@/components/ui/toast/toast";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { randomKey } from "@/lib/client/random-key";
import { upload } from "@/lib/client/uploads/upload";
import { z } from "@/lib/base/input/zod";
import { CLAIM_PHOTOS, claimFormSchema } from "@/lib/fulfilment/claims/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import { orderKey } from "./by-key/order-keys";

interface ClaimDialogProps {
  order: Pick<ShownOrder, "orderNumber" | "claimable">;
  reload: (() => void) | undefined;
  onClose: () => void;
}

const formSchema = z.object({ text: claimFormSchema.shape.text });

/** Reports what of a delivered order is damaged, missing or wrong, with photos. */
export function ClaimDialog({ order, reload, onClose }: ClaimDialogProps) {
  const say = useWords();
  const { orderNumber, claimable } = order;
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(claimable.length === 1 ? claimable.map(({ line }) => [line, 1]) : []),
  );
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<Record<string, string>>({});
  // One key per opened dialog, so that a report sent twice is one.
  const [key] = useState(randomKey);
  const form = useZodForm(formSchema, { text: "" });
  const { run } = useAction({
    title: say("Report Not Sent"),
    text: say("What you typed is still here. Please try again."),
    onRefused: ({ fields }) => {
      setRefusal(fields);
      return showFieldErrors(form, fields) || Boolean(fields.lines ?? fields.photos);
    },
  });

  function send({ text }: z.output<typeof formSchema>) {
    const lines = [...chosen].map(([line, quantity]) => ({ line, quantity }));
    const named = lines.filter(({ quantity }) => quantity > 0);
    const isTooMuch =
      photos.length > CLAIM_PHOTOS.maxFiles ||
      photos.some(({ size }) => size > CLAIM_PHOTOS.maxBytes);
    setRefusal({
      ...(named.length === 0 && { lines: say("Choose what is damaged, missing or wrong.") }),
      ...(isTooMuch && {
        photos: say("Choose at most {count} photos of 5 MB each.", {
          count: CLAIM_PHOTOS.maxFiles,
        }),
      }),
    });
    if (named.length === 0 || isTooMuch) return undefined;
    return run(async () => {
      const body = new FormData();
      body.set("lines", JSON.stringify(named));
      body.set("text", text);
      photos.forEach((photo) => body.append(CLAIM_PHOTOS.field, photo));
      const guest = orderKey(orderNumber);
      await upload("POST /orders/{id}/claims", {
        params: { id: orderNumber },
        query: guest ? { key: guest } : {},
        headers: { "Idempotency-Key": key },
        form: body,
        onProgress: () => undefined,
      });
      toast({
        title: say("Report Sent"),
        description: say("We look at it and answer you by email."),
      });
      reload?.();
      onClose();
    });
  }

  return (
    <FormDialog
      title={say("Report a Problem")}
      description={say(
        "What is damaged, missing or not as ordered? Photos help us to answer at once.",
      )}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit={say("Send Report")}
      busyLabel={say("Sending")}
      unsaved={photos.length > 0}
    >
      <ul aria-label={say("What is concerned")} className="divide-y">
        {claimable.map(({ line, name, unit, quantity }) => (
          <li
            key={line}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm text-muted-foreground tabular">
                {say("{quantity} ordered", { quantity: quantityWords(quantity, unit, say) })}
              </p>
            </div>
            <QuantityStepper
              label={say("How much of {name} is concerned", { name })}
              value={chosen.get(line) ?? 0}
              min={0}
              max={quantity}
              onChange={(next) => {
                setRefusal({});
                setChosen(new Map(chosen).set(line, next));
              }}
            />
          </li>
        ))}
      </ul>
      {refusal.lines && <FieldError id="claim-lines-error">{say(refusal.lines)}</FieldError>}
      <div className="mt-5 space-y-5">
        <TextareaField name="text" label={say("What is wrong")} required rows={5} />
        <Photos onChoose={setPhotos} error={refusal.photos} />
      </div>
    </FormDialog>
  );
}

interface PhotosProps {
  onChoose: (photos: readonly File[]) => void;
  error: string | undefined;
}

function Photos({ onChoose, error }: PhotosProps) {
  const say = useWords();
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{say("Photos")}</Label>
      <Input
        id={id}
        name={CLAIM_PHOTOS.field}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-hint`}
        className="mt-1.5"
        onChange={({ currentTarget }) => onChoose([...(currentTarget.files ?? [])])}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
        {say("Up to {count} of 5 MB each, PNG, JPEG or WebP.", { count: CLAIM_PHOTOS.maxFiles })}
      </p>
      {error && <FieldError id={`${id}-error`}>{say(error)}</FieldError>}
    </div>
  );
}
