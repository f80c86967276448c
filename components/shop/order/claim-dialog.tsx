import { useState } from "react";
import { useTranslate } from "#words";
import { AttachmentField } from "@/components/shared/form/attachment-field";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { randomKey } from "@/lib/client/random-key";
import { upload } from "@/lib/client/uploads/upload";
import { z } from "@/lib/base/input/zod";
import { CLAIM_PHOTOS, claimFormSchema } from "@/lib/fulfilment/claims/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { listClaimable } from "@/lib/orders/view/goods";
import { orderKey } from "../../domain/order/order-keys";
import { LineQuantities } from "../../domain/order/line-quantities";

interface ClaimDialogProps {
  order: OrderAnswer;
  reload: (() => void) | undefined;
  onClose: () => void;
}

const formSchema = z.object({ text: claimFormSchema.shape.text });

const PHOTO_TYPES = ["image/png", "image/jpeg", "image/webp"];

/** Reports damaged, missing or wrong goods of a delivered order, with photos. */
export function ClaimDialog({ order, reload, onClose }: ClaimDialogProps) {
  const t = useTranslate();
  const count = CLAIM_PHOTOS.maxFiles;
  const { orderId } = order;
  const claimable = listClaimable(order);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(claimable.length === 1 ? claimable.map(({ line }) => [line, 1]) : []),
  );
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<Record<string, string>>({});
  // One key per opened dialog, so that sending twice makes one claim.
  const [key] = useState(randomKey);
  const form = useZodForm(formSchema, { text: "" });

  function choose(next: typeof chosen) {
    setRefusal({});
    setChosen(next);
  }

  async function send({ text }: z.output<typeof formSchema>) {
    const lines = [...chosen].map(([line, quantity]) => ({ line, quantity }));
    const named = lines.filter(({ quantity }) => quantity > 0);
    const isTooMuch =
      photos.length > CLAIM_PHOTOS.maxFiles ||
      photos.some(({ size }) => size > CLAIM_PHOTOS.maxBytes);
    setRefusal({
      ...(named.length === 0 && { lines: t("Choose what is damaged, missing or wrong.") }),
      ...(isTooMuch && { photos: t("Choose at most {count} photos of 5 MB each.", { count }) }),
    });
    if (named.length === 0 || isTooMuch) return false;
    const body = new FormData();
    body.set("lines", JSON.stringify(named));
    body.set("text", text);
    photos.forEach((photo) => body.append(CLAIM_PHOTOS.field, photo));
    const guest = orderKey(orderId);
    await upload("POST /orders/{id}/claims", {
      params: { id: orderId },
      query: guest ? { key: guest } : {},
      headers: { "Idempotency-Key": key },
      form: body,
      onProgress: () => undefined,
    });
    reload?.();
    return {
      title: t("Report Sent"),
      description: t("We look at it and answer you by email."),
    };
  }

  return (
    <CallDialog
      title={t("Report a Problem")}
      description={t(
        "What is damaged, missing or not as ordered? Photos help us to answer at once.",
      )}
      form={form}
      failure={{
        title: t("Report Not Sent"),
        text: t("What you typed is still here. Please try again."),
      }}
      onRefused={({ fields }) => {
        setRefusal(fields);
        if (fields.lines) reload?.();
        return Boolean(fields.lines ?? fields.photos);
      }}
      save={send}
      onClose={onClose}
      submit={t("Send Report")}
      busyLabel={t("Sending")}
      unsaved={photos.length > 0}
    >
      <LineQuantities
        label={t("Which goods")}
        lines={claimable.map(({ line, name, unit, quantity }) => ({
          line,
          name,
          most: quantity,
          hint: t("{quantity} can be reported", { quantity: quantityWords(quantity, unit, t) }),
        }))}
        chosen={chosen}
        question={(name) => t("How much of {name} is concerned", { name })}
        error={refusal.lines}
        onChange={choose}
      />
      <div className="mt-5 space-y-5">
        <TextareaField name="text" label={t("What is wrong")} required rows={5} />
        <AttachmentField
          label={t("Photos")}
          files={photos}
          most={CLAIM_PHOTOS.maxFiles}
          of={{
            types: PHOTO_TYPES,
            hint: t("PNG, JPEG or WebP, at most {count} of 5 MB.", { count }),
          }}
          error={refusal.photos}
          onChange={setPhotos}
        />
      </div>
    </CallDialog>
  );
}
