import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { orderNoteRequestSchema } from "@/lib/orders/admin-schemas";

interface NoteFormProps {
  orderId: string;
  /** Resolves once the page shows the note. */
  onAdded: () => Promise<void>;
}

/** Adds a note that only staff can see. */
export function NoteForm({ orderId, onAdded }: NoteFormProps) {
  const form = useZodForm(orderNoteRequestSchema, { text: "" });
  const { run } = useAction({
    title: "Note Not Added",
    text: "What you typed is still here. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function add(body: { text: string }) {
    const params = { id: orderId };
    await call("POST /admin/orders/{id}/notes", { params, body });
    form.reset();
    await onAdded();
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => add(body))} className="mt-3">
      <LeaveGuard
        active={form.formState.isDirty}
        title="Leave without adding the note?"
        leave="Leave"
        stay="Stay"
      >
        <p>What you typed is not added to the order yet.</p>
      </LeaveGuard>
      <TextareaField
        name="text"
        label="Note"
        hint="Only people of the shop see it."
        required
        rows={2}
        className="[&_textarea]:min-h-20"
      />
      <SubmitButton size="sm" variant="outline" className="mt-3" busyLabel="Adding">
        Add note
      </SubmitButton>
    </ZodForm>
  );
}
