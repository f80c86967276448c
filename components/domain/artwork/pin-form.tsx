import { useEffect } from "react";
import { useTranslate } from "#words";
import { z } from "@/lib/base/input/zod";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { newPinSchema, type ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { cn } from "@/lib/base/cn";
import { call } from "@/lib/client/api";
import type { Place } from "./proof-sheet";

interface PinFormProps {
  proof: ProofAnswer;
  orderKey: string | undefined;
  place: Place;
  /**
   * Whether the place was chosen on the picture; the form then opens within reach of a phone user's thumb.
   */
  isPressed: boolean;
  onPlace: (place: Place | null) => void;
  onChanged: () => Promise<unknown>;
}

const textSchema = z.object({ text: newPinSchema.shape.text });

/** Adds a note at a place, which is chosen on the picture or by these fields. */
export function PinForm(props: PinFormProps) {
  const { proof, orderKey, place, isPressed, onPlace, onChanged } = props;
  const t = useTranslate();
  const form = useZodForm(textSchema, { text: "" });
  const { run } = useAction({
    title: t("Note Not Added"),
    text: t("What you typed is still here. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  useEffect(() => {
    if (isPressed) form.setFocus("text");
  }, [form, isPressed, place]);

  async function add({ text }: { text: string }) {
    const query = orderKey ? { key: orderKey } : {};
    const body = { ...place, text };
    await call("POST /proofs/{id}/pins", { params: { id: proof._id }, query, body });
    await onChanged();
    onPlace(null);
  }

  return (
    <ZodForm
      form={form}
      onSubmit={(body) => run(() => add(body))}
      className={cn(
        "rounded-md border p-4",
        isPressed &&
          "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-40 max-sm:rounded-b-none max-sm:bg-popover max-sm:shadow-over",
      )}
    >
      <div
        className={cn("mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3", isPressed && "max-sm:hidden")}
      >
        {proof.pages.length > 1 && (
          <LabelledSelect
            label={t("Page")}
            value={place.page}
            options={proof.pages.map((_, index) => ({ value: index + 1, label: `${index + 1}` }))}
            onChoose={(page) => onPlace({ ...place, page: Number(page) })}
          />
        )}
        <LabelledSelect
          label={t("From the left")}
          value={place.x}
          options={tenths(place.x)}
          onChoose={(x) => onPlace({ ...place, x: Number(x) })}
        />
        <LabelledSelect
          label={t("From the top")}
          value={place.y}
          options={tenths(place.y)}
          onChoose={(y) => onPlace({ ...place, y: Number(y) })}
        />
      </div>
      <TextareaField
        name="text"
        label={t("Note")}
        required
        rows={2}
        className="[&_textarea]:min-h-20"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <SubmitButton size="sm" busyLabel={t("Adding")}>
          {t("Add note")}
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={() => onPlace(null)}>
          {t("Discard")}
        </Button>
      </div>
    </ZodForm>
  );
}

interface Choice {
  value: number;
  label: string;
}

/** Every tenth of a page, and the chosen place. */
function tenths(chosen: number): Choice[] {
  const shares = Array.from({ length: 11 }, (_, index) => index / 10);
  const all = shares.includes(chosen) ? shares : [...shares, chosen].sort((a, b) => a - b);
  return all.map((value) => ({ value, label: `${Math.round(value * 100)}%` }));
}
