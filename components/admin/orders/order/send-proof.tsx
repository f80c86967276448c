import { useId, useState, type ChangeEvent } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { PROOF_FILE } from "@/lib/artwork/proofs/schemas";
import { upload } from "@/lib/client/uploads/upload";

interface SendProofProps {
  order: string;
  line: string;
  n: number;
  onChanged: () => Promise<void>;
}

interface Chosen {
  file: File;
  /** Its pages as the customer would see them. */
  pages: string[];
}

/** Shows a proof as the customer would see it, and sends it after a second press. */
export function SendProof({ order, line, n, onChanged }: SendProofProps) {
  const id = useId();
  const [tool, setTool] = useState("");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { busy, run } = useAction({
    title: "Proof Not Sent",
    text: "The proof could not be sent. Please try again.",
  });
  const params = { id: order, line };
  const onProgress = () => undefined;

  async function preview(file: File) {
    const form = new FormData();
    form.set(PROOF_FILE.field, file);
    const path = "POST /admin/orders/{id}/lines/{line}/proofs/preview";
    const { pages } = await upload(path, { params, form, onProgress });
    setChosen({ file, pages });
  }

  async function send({ file }: Chosen) {
    const form = new FormData();
    form.set("tool", tool);
    form.set(PROOF_FILE.field, file);
    await upload("POST /admin/orders/{id}/lines/{line}/proofs", { params, form, onProgress });
    setChosen(null);
    await onChanged();
    toast({ title: `Proof ${n} Sent`, description: "The customer is mailed about it." });
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) void run(() => preview(file));
  }

  return (
    <div>
      <Label htmlFor={`${id}-tool`} className="mb-1.5">
        Tool of proof {n}, if it has one
      </Label>
      <Input
        id={`${id}-tool`}
        value={tool}
        maxLength={60}
        placeholder="Its number"
        autoComplete="off"
        onChange={({ currentTarget }) => setTool(currentTarget.value)}
        className="mb-4 max-w-64"
      />
      <Label htmlFor={id} className="mb-1.5">
        Send proof {n}
      </Label>
      <input
        id={id}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.webp"
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={choose}
        className="block w-full rounded-md border border-input bg-card p-2 text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-input file:bg-transparent file:px-3 file:font-semibold"
      />
      <p id={`${id}-hint`} className="mt-1.5 flex items-center gap-2 text-sm text-muted-foreground">
        {busy && <Spinner />}
        {PROOF_FILE.summary}, 25 MB. You see it before it is sent.
      </p>
      {chosen && (
        <Preview
          {...{ n, busy, chosen }}
          onSend={() => void run(() => send(chosen))}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  n: number;
  busy: boolean;
  chosen: Chosen;
  onSend: () => void;
  onClose: () => void;
}

function Preview({ n, busy, chosen: { file, pages }, onSend, onClose }: PreviewProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <DialogContent closesOutside={false}>
        <DialogHeader
          title={`Look at proof ${n}`}
          description={`${file.name}, as the customer will see it. Nothing is sent yet.`}
        />
        <DialogBody tabIndex={0} className="space-y-3">
          {pages.map((page, index) => (
            <img
              key={page}
              src={page}
              alt={`Page ${index + 1} of proof ${n}`}
              className="block w-full rounded-md border bg-white"
            />
          ))}
        </DialogBody>
        <DialogFooter>
          <Button disabled={busy} onClick={onSend}>
            {busy && <Spinner />} Send to Customer
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Choose Another File
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
