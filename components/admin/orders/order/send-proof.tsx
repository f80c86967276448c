import { useId, useState, type ChangeEvent } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { PROOF_FILE } from "@/lib/artwork/proofs/schemas";
import { upload } from "@/lib/client/uploads/upload";

interface SendProofProps {
  order: string;
  line: string;
  /** The number of the next proof. */
  n: number;
  onChanged: () => Promise<void>;
}

/** Sends the customer a proof as soon as its file is chosen. */
export function SendProof({ order, line, n, onChanged }: SendProofProps) {
  const id = useId();
  const [tool, setTool] = useState("");
  const { busy, run } = useAction({
    title: "Proof Not Sent",
    text: "The proof could not be sent. Please try again.",
  });

  async function send(file: File) {
    const form = new FormData();
    form.set("tool", tool);
    form.set(PROOF_FILE.field, file);
    const params = { id: order, line };
    const onProgress = () => undefined;
    await upload("POST /admin/orders/{id}/lines/{line}/proofs", { params, form, onProgress });
    await onChanged();
    toast({ title: `Proof ${n} Sent`, description: "The customer is mailed about it." });
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) void run(() => send(file));
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
        {PROOF_FILE.summary}, 25 MB. It is sent as soon as you choose it.
      </p>
    </div>
  );
}
