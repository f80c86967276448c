import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { momentText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { type OrderNote, orderNoteRequestSchema } from "@/lib/orders/admin-schemas";

interface OrderNotesProps extends NoteFormProps {
  notes: readonly OrderNote[];
}

export function OrderNotes({ orderId, notes, onAdded }: OrderNotesProps) {
  const mayWrite = useMay("orders.write.all");
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Internal Notes</h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Only people of the shop see these notes. Customers never do.
      </p>
      {mayWrite && <NoteForm orderId={orderId} onAdded={onAdded} />}
      <NoteList notes={notes} />
    </Card>
  );
}

interface NoteFormProps {
  orderId: string;
  onAdded: (note: OrderNote) => void;
}

function NoteForm({ orderId, onAdded }: NoteFormProps) {
  const form = useZodForm(orderNoteRequestSchema, { text: "" });
  const { run } = useAction({
    title: "Note Not Added",
    text: "What you typed is still here. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function add(body: { text: string }) {
    const params = { id: orderId };
    onAdded(await call("POST /admin/orders/{id}/notes", { params, body }));
    form.reset();
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => add(body))}>
      <LeaveGuard
        active={form.formState.isDirty}
        title="Leave without adding the note?"
        leave="Leave"
        stay="Stay"
      >
        <p>What you typed is not added to the order yet.</p>
      </LeaveGuard>
      <TextareaField name="text" label="Note" required rows={2} className="[&_textarea]:min-h-20" />
      <SubmitButton size="sm" variant="outline" className="mt-3" busyLabel="Adding">
        Add note
      </SubmitButton>
    </ZodForm>
  );
}

function NoteList({ notes }: { notes: readonly OrderNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className="mt-5 space-y-4 border-t pt-4">
      {notes.map(({ _id, text, by, createdAt }) => (
        <li key={_id}>
          <p className="text-[0.9375rem] whitespace-pre-line">{text}</p>
          <p className="mt-0.5 text-sm text-muted-foreground">
            {by},{" "}
            <time dateTime={createdAt} className="tabular">
              {momentText(new Date(createdAt))}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
