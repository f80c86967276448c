import { Star } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { ControlError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useField } from "@/components/shared/form/use-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { reviewFormSchema, type OrderReview } from "@/lib/fulfilment/reviews/schemas";

interface ReviewDialogProps {
  orderNumber: string;
  orderKey: string | undefined;
  entry: OrderReview;
  onClose: () => void;
  onSaved: () => void;
}

/** The customer's review of one received product. */
export function ReviewDialog({
  orderNumber,
  orderKey,
  entry,
  onClose,
  onSaved,
}: ReviewDialogProps) {
  const t = useTranslate();
  const { product, review, suggestedName } = entry;
  const form = useZodForm(reviewFormSchema, {
    ...(review ? { rating: String(review.rating) as "5" } : {}),
    comment: review?.comment ?? "",
    name: review?.name ?? suggestedName,
  });

  async function send(review: { rating: number; comment: string; name?: string | undefined }) {
    await call("POST /products/{id}/reviews", {
      params: { id: product._id },
      query: orderKey ? { key: orderKey } : {},
      body: { ...review, order: orderNumber },
    });
    onSaved();
    return {
      title: t("Thank You"),
      description: t("Your review is shown once we have read it."),
    };
  }

  return (
    <CallDialog
      title={t(review ? "Change your review" : "Write a review")}
      description={product.name}
      form={form}
      failure={{
        title: t("Review Not Sent"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={t("Send Review")}
      busyLabel={t("Sending")}
    >
      <div className="space-y-5">
        <StarsField name="rating" label={t("How many stars?")} />
        <TextareaField
          name="comment"
          label={t("Your review")}
          required
          rows={5}
          hint={t("What would you tell another buyer? Plain text, at most 1,000 characters.")}
        />
        <TextField
          name="name"
          label={t("Shown as")}
          hint={t("First name and initial, or a name of your own. We never show your email.")}
        />
      </div>
    </CallDialog>
  );
}

const STARS = [1, 2, 3, 4, 5];

/** One to five stars, as a group of radio buttons. */
function StarsField({ name, label }: { name: string; label: string }) {
  const t = useTranslate();
  const { control: formControl } = useFormContext();
  const { field, initial } = useField(name);
  const { control, error } = useFieldControl({ name, label, required: true });
  const given = Number(useWatch({ control: formControl, name }) ?? 0);
  return (
    <fieldset aria-describedby={control["aria-describedby"]}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              value={stars}
              defaultChecked={Number(initial) === stars}
              className="sr-only"
              {...field}
            />
            <span className="sr-only">
              {stars === 1 ? t("1 star") : t("{stars} stars", { stars })}
            </span>
            <Star
              aria-hidden
              className={
                stars <= given
                  ? "size-7 fill-marigold text-marigold"
                  : "size-7 text-muted-foreground"
              }
            />
          </label>
        ))}
      </div>
      <ControlError control={control} error={error} />
    </fieldset>
  );
}
