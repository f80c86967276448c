import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { shortDayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { dayName, dayNamed } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { IMS_NAMES, imsReplySchema } from "@/lib/documents/ims/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

type PrintedDocument = OrderAnswer["documents"][number];

interface ImsRepliesProps {
  order: Pick<OrderAnswer, "documents" | "placeOfSupply" | "gstin">;
  renew: () => Promise<void>;
}

/** A registered buyer's replies to the order's credit notes in GST's Invoice Management System. */
export function ImsReplies({ order, renew }: ImsRepliesProps) {
  const [open, setOpen] = useState<PrintedDocument | null>(null);
  const mayNote = useMay("documents.issue");
  const { documents, placeOfSupply, gstin } = order;
  const notes = documents.filter(({ kind, cancelled }) => kind === "credit_note" && !cancelled);
  if (!placeOfSupply || gstin === null || notes.length === 0) return null;
  return (
    <div className="mt-4 border-t pt-4">
      <h3 className="mb-1 text-sm font-semibold">Buyer’s answer in IMS</h3>
      <ul className="divide-y text-sm">
        {notes.map((note) => (
          <li key={note.url} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="tabular">{note.number}</span>
              <span className="block text-muted-foreground">{answerText(note)}</span>
            </p>
            {mayNote && (
              <Button variant="outline" size="sm" onClick={() => setOpen(note)}>
                {note.ims ? "Change" : "Note answer"}
                <span className="sr-only"> to {note.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <NoteReply note={open} onClose={() => setOpen(null)} onNoted={renew} />}
    </div>
  );
}

function answerText({ ims }: PrintedDocument): string {
  if (!ims) return "Nothing noted";
  const text = `${IMS_NAMES[ims.state]} on ${shortDayText(dayNamed(ims.on))}`;
  return ims.state === "rejected" ? `${text}: the tax is not reduced` : text;
}

const UNKNOWN = "unknown";

const formSchema = z.object({
  state: z.enum([UNKNOWN, "accepted", "pending", "rejected"]),
  on: imsReplySchema.shape.on,
});

interface NoteReplyProps {
  note: PrintedDocument;
  onClose: () => void;
  onNoted: () => Promise<void>;
}

function NoteReply({ note, onClose, onNoted }: NoteReplyProps) {
  const [today] = useState(() => dayName(new Date()));
  const form = useZodForm(formSchema, {
    state: note.ims?.state ?? "rejected",
    on: note.ims?.on ?? today,
  });

  async function save({ state, on }: z.output<typeof formSchema>) {
    const id = note.url.split("/").at(-1) ?? "";
    await call("PUT /admin/credit-notes/{id}/ims", {
      params: { id },
      body: { state: state === UNKNOWN ? null : state, on },
    });
    await onNoted();
    return { title: "Answer Noted", description: `${note.number} is up to date.` };
  }

  return (
    <CallDialog
      title={`Buyer’s answer to ${note.number}`}
      description="As the Invoice Management System of the GST portal shows it. While the buyer rejects a credit note, its tax is not reduced; the register totals it."
      form={form}
      failure={{
        title: "Answer Not Noted",
        text: "The buyer’s answer could not be noted. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Answer"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="state"
          label="The buyer"
          required
          options={[
            { value: "rejected", label: "rejects it" },
            { value: "pending", label: "holds it (pending)" },
            { value: "accepted", label: "accepted it" },
            { value: UNKNOWN, label: "has not answered" },
          ]}
        />
        <TextField name="on" label="On" type="date" required />
      </div>
    </CallDialog>
  );
}
