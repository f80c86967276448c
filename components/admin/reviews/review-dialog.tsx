import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { staffPaths } from "@/lib/base/staff-paths";
import { useAction } from "@/components/shared/call/use-action";
import { useClosing } from "@/components/shared/call/use-closing";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { Stars } from "@/components/ui/stars";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import {
  reviewAnswerSchema,
  type AdminReview,
  type ReviewStatus,
} from "@/lib/fulfilment/reviews/schemas";
import { ReviewState } from "./review-columns";

interface ReviewDialogProps {
  review: AdminReview;
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onChanged: (review: AdminReview) => Promise<void>;
}

export function ReviewDialog({ review, onClose, onChanged }: ReviewDialogProps) {
  const { name, rating, comment, product, status, order } = review;
  const form = useZodForm(reviewAnswerSchema, { answer: review.answer ?? "" });
  const { close, question } = useClosing(form.formState.isDirty, onClose);
  return (
    <Dialog open onOpenChange={close}>
      {question}
      <DialogContent closesOutside={false}>
        <DialogHeader
          title={product.name}
          description={
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={rating} /> {name}
              {order && (
                <Link href={staffPaths.order(order._id)} prefetch={false} className="text-link">
                  Order {order.orderId}
                </Link>
              )}
            </p>
          }
        />
        <DialogBody className="space-y-5">
          <ReviewState status={status} />
          <p className="break-words whitespace-pre-line">{comment}</p>
          <AnswerForm review={review} form={form} onChanged={onChanged} />
        </DialogBody>
        <StatusButtons review={review} onChanged={onChanged} />
      </DialogContent>
    </Dialog>
  );
}

type Part = Pick<ReviewDialogProps, "review" | "onChanged">;

const FAILURE = {
  title: "Review Not Changed",
  text: "The review could not be changed. Please try again.",
};

interface AnswerFormProps extends Part {
  form: UseFormReturn<
    z.input<typeof reviewAnswerSchema>,
    unknown,
    z.output<typeof reviewAnswerSchema>
  >;
}

function AnswerForm({ review: { _id: id }, form, onChanged }: AnswerFormProps) {
  const { run } = useAction({
    ...FAILURE,
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function save(body: { answer: string | null }) {
    await onChanged(await call("PATCH /admin/reviews/{id}", { params: { id }, body }));
    form.reset({ answer: body.answer ?? "" });
    toast({ title: body.answer ? "Answer Saved" : "Answer Removed" });
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => save(body))}>
      <TextareaField
        name="answer"
        label="Your answer"
        rows={3}
        hint="Everybody reads it below the review. Leave it empty to say nothing."
      />
      <SubmitButton className="mt-3" variant="outline" busyLabel="Saving">
        Save Answer
      </SubmitButton>
    </ZodForm>
  );
}

/** The other statuses a review can get, with the texts of their buttons. */
const OTHERS: Record<ReviewStatus, readonly [ReviewStatus, string][]> = {
  new: [
    ["approved", "Show It"],
    ["hidden", "Hide It"],
  ],
  approved: [["hidden", "Hide It"]],
  hidden: [["approved", "Show It"]],
};

function StatusButtons({ review: { _id: id, status }, onChanged }: Part) {
  const { busy, run } = useAction(FAILURE);
  const setStatus = (to: ReviewStatus) =>
    run(async () => {
      await onChanged(
        await call("PATCH /admin/reviews/{id}", { params: { id }, body: { status: to } }),
      );
    });
  return (
    <DialogFooter>
      {OTHERS[status].map(([to, label], index) => (
        <Button
          key={to}
          variant={status === "new" && index === 0 ? "default" : "outline"}
          disabled={busy}
          onClick={() => setStatus(to)}
        >
          {label}
        </Button>
      ))}
    </DialogFooter>
  );
}
