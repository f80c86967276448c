import { FileDown } from "lucide-react";
import { useAction } from "@/components/shared/call/use-action";
import { FileLink } from "@/components/shared/call/file-link";
import { FileRow } from "@/components/domain/artwork/file-row";
import type { LineArtwork } from "@/components/domain/artwork/use-artwork";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";

interface LineFileListProps {
  line: LineArtwork;
  order: string;
  isOpen: boolean;
  onChanged: () => Promise<void>;
}

/** The artwork of a line and other uploaded files, any of which the shop can take as the artwork. */
export function LineFileList({ line, order, isOpen, onChanged }: LineFileListProps) {
  const { artwork, files, stage } = line;
  const { busy, run } = useAction({
    title: "Artwork Not Changed",
    text: "The file could not be taken over. Please try again.",
  });

  async function takeOver(file: string) {
    const params = { id: order, line: line._id };
    await call("POST /orders/{id}/lines/{line}/artwork", { params, body: { artwork: file } });
    await onChanged();
    toast({ title: "Artwork Taken Over", description: "Send the customer a proof of it." });
  }

  const mayTakeOver = isOpen && stage !== "approved";
  const rows = [
    ...(artwork ? [{ ...artwork, isOn: stage !== "needs_artwork", isSource: false }] : []),
    ...files.map((file) => ({ ...file, isOn: false })),
  ];
  return (
    <ul className="space-y-4 text-sm">
      {rows.map(({ _id: id, name, findings, picture, preflight, isOn, isSource }) => (
        <FileRow key={id} picture={picture} findings={findings}>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              asChild
              variant="outline"
              size="sm"
              className="h-auto max-w-full py-1.5 text-left whitespace-normal"
            >
              <FileLink href={apiAddress("GET /artworks/{id}/file", { params: { id } })}>
                <FileDown aria-hidden /> <span className="break-all">{name}</span>
              </FileLink>
            </Button>
            {isSource && <span className="text-muted-foreground">Working file</span>}
            {mayTakeOver && !isOn && !isSource && preflight !== "checking" && (
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                onClick={() => void run(() => takeOver(id))}
              >
                {preflight === "errors" ? "Use Despite Errors" : "Use This File"}
                <span className="sr-only">{name}</span>
              </Button>
            )}
          </div>
        </FileRow>
      ))}
    </ul>
  );
}
