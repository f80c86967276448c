import { useId, useState, type ChangeEvent } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast/toast";
import { ARTWORK_KINDS, MAX_ARTWORK_BYTES, SOURCE_KINDS } from "@/lib/artwork/uploads/schemas";
import { call } from "@/lib/client/api";
import { sendArtwork } from "@/lib/client/send-artwork";

interface ArtworkUploadProps {
  /** `_id` of the order and of its line. */
  order: string;
  line: string;
  orderKey: string | undefined;
  label: string;
  /** Whether working files may come too, because the line has an artwork. */
  takesSources: boolean;
  onChanged: () => Promise<unknown>;
}

/** Sends a file for printing and puts it on the line. A file with errors stays off it, and says why. */
export function ArtworkUpload(props: ArtworkUploadProps) {
  const { order, line, orderKey, label, takesSources, onChanged } = props;
  const id = useId();
  const [sent, setSent] = useState<number | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const { busy, run } = useAction({
    title: "Artwork Not Sent",
    text: "The file did not arrive. Please try again.",
  });

  async function send(file: File) {
    setProblems([]);
    if (file.size > MAX_ARTWORK_BYTES) {
      setProblems(["An artwork has at most 100 MB. Write to us, and we find another way."]);
      return;
    }
    setSent(0);
    try {
      const artwork = await sendArtwork({ file, order, line, orderKey, onProgress: setSent });
      const { state, findings } = artwork.preflight;
      if (artwork.isSource) {
        await onChanged();
        toast({ title: "File Sent", description: "It goes along with your artwork." });
        return;
      }
      if (state === "errors") {
        setProblems(findings.map(({ words }) => words));
        return;
      }
      const query = orderKey ? { key: orderKey } : {};
      const params = { id: order, line };
      const body = { artwork: artwork._id };
      await call("POST /orders/{id}/lines/{line}/artwork", { params, query, body });
      await onChanged();
      toast({ title: "Artwork Sent", description: "We check it and send you a proof." });
    } finally {
      setSent(null);
    }
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) void run(() => send(file));
  }

  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <input
        id={id}
        type="file"
        accept={takesSources ? undefined : ".pdf,.ai,.svg,.png,.jpg,.jpeg,.tif,.tiff"}
        disabled={busy}
        aria-describedby={`${id}-hint ${id}-state`}
        onChange={choose}
        className="block w-full rounded-md border border-input bg-card p-2 text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-input file:bg-transparent file:px-3 file:font-semibold"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
        {ARTWORK_KINDS}, at most 100 MB.
        {takesSources && ` Working files go along with it: ${SOURCE_KINDS}.`}
      </p>
      <div id={`${id}-state`} role="status" className="text-sm">
        {sent !== null && (
          <p className="mt-2 flex items-center gap-3 tabular">
            <progress value={sent} max={1} aria-label="Sent" className="w-40" />
            {Math.round(sent * 100)} %
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="mt-2 font-medium text-destructive">
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
