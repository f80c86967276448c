import { useId, useState, type ChangeEvent } from "react";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast/toast";
import { ARTWORK_KINDS, MAX_ARTWORK_BYTES, SOURCE_KINDS } from "@/lib/artwork/uploads/schemas";
import { call } from "@/lib/client/api";
import { sendArtwork } from "@/lib/client/artwork/send-artwork";
import { translateFinding } from "@/lib/artwork/preflight/translate-finding";
import type { PrintedLine } from "../../domain/product-model/logo-sheet";
import { useLineLogo } from "./use-line-logo";

interface ArtworkUploadProps {
  /** `_id` of the order and of its line. */
  order: string;
  line: string;
  /** `_id` of the printed product or style; null for a line made to measure. */
  product: string | null;
  orderKey: string | undefined;
  label: string;
  /** The line on which a logo from the model is printed. */
  printedOn: PrintedLine;
  /** Whether working files may be added, because the line has artwork. */
  takesSources: boolean;
  onChanged: () => Promise<unknown>;
}

/** Uploads a print file for the line. A file with errors is refused, with the reasons. */
export function ArtworkUpload(props: ArtworkUploadProps) {
  const t = useTranslate();
  const { order, line, product, orderKey, label, printedOn, takesSources, onChanged } = props;
  const id = useId();
  const [sent, setSent] = useState<number | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const { busy, run } = useAction({
    title: t("Artwork Not Sent"),
    text: t("The file did not arrive. Please try again."),
  });

  /** Resolves to whether the file is now on the line. */
  async function send(file: File, onPlaced?: () => Promise<void>): Promise<boolean> {
    setProblems([]);
    if (file.size > MAX_ARTWORK_BYTES) {
      setProblems([t("An artwork has at most 100 MB. Write to us, and we find another way.")]);
      return false;
    }
    setSent(0);
    try {
      const artwork = await sendArtwork({ file, order, line, orderKey, onProgress: setSent });
      const { state, findings } = artwork.preflight;
      if (artwork.isSource) {
        await onChanged();
        toast({ title: t("File Sent"), description: t("It goes along with your artwork.") });
        return false;
      }
      if (state === "errors") {
        setProblems(findings.map(({ words }) => translateFinding(t, words)));
        return false;
      }
      const query = orderKey ? { key: orderKey } : {};
      const params = { id: order, line };
      const body = { artwork: artwork._id };
      await call("POST /orders/{id}/lines/{line}/artwork", { params, query, body });
      await onPlaced?.();
      await onChanged();
      toast({ title: t("Artwork Sent"), description: t("We check it and send you a proof.") });
      return true;
    } finally {
      setSent(null);
    }
  }

  const { stored, use, forget } = useLineLogo({
    order,
    product,
    isAwaited: !takesSources,
    send: async (logo, onPlaced) => {
      let isSent: boolean | undefined;
      await run(async () => {
        const { toArtwork } = await import("../../domain/product-model/logo-sheet");
        isSent = await send(await toArtwork(logo, printedOn, t), onPlaced);
      });
      return isSent;
    },
  });

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) void run(async () => void (await send(file)));
  }

  return (
    <div>
      {stored && (
        <div className="mb-4 rounded-md border bg-card p-4">
          <p className="text-sm">
            {t.parts("You tried {name} on the model.", {
              name: <span className="font-semibold break-all">{stored.file.name}</span>,
            })}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" disabled={busy} onClick={() => void use(stored)}>
              {t("Use the logo from the model")}
            </Button>
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => void forget()}>
              {t("Do not keep it")}
            </Button>
          </div>
        </div>
      )}
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
        {t("{kinds}, at most 100 MB.", { kinds: t(ARTWORK_KINDS) })}
        {takesSources &&
          ` ${t("Working files go along with it: {kinds}.", { kinds: t(SOURCE_KINDS) })}`}
      </p>
      <div id={`${id}-state`} role="status" className="text-sm">
        {sent !== null && (
          <p className="mt-2 flex items-center gap-3 tabular">
            <progress value={sent} max={1} aria-label={t("Sent")} className="w-40" />
            {Math.round(sent * 100)}%
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
