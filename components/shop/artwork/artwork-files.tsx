import { useTranslate } from "#words";
import { FileRow } from "@/components/domain/artwork/file-row";
import type { LineArtwork } from "@/components/domain/artwork/use-artwork";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";

interface ArtworkFilesProps {
  line: LineArtwork;
  orderKey: string | undefined;
  /** Whether the reader may withdraw a file. */
  mayTakeBack: boolean;
  onChanged: () => Promise<unknown>;
}

/** The files uploaded for a line; the sender can withdraw them until the shop answers with a proof. */
export function ArtworkFiles({ line, orderKey, mayTakeBack, onChanged }: ArtworkFilesProps) {
  const t = useTranslate();
  const { artwork, files } = line;
  const { busy, run } = useAction({
    title: t("File Not Taken Back"),
    text: t("The file could not be taken back. Please try again."),
  });
  const rows = [
    ...(artwork ? [{ ...artwork, words: "Your artwork: {name}" }] : []),
    ...files.map((file) => ({ ...file, words: wordsFor(file) })),
  ];
  if (rows.length === 0) return null;

  async function takeBack(id: string) {
    const query = orderKey ? { key: orderKey } : {};
    await call("DELETE /artworks/{id}", { params: { id }, query });
    await onChanged();
    toast({ title: t("File Taken Back"), description: t("We no longer have it.") });
  }

  return (
    <ul className="space-y-4">
      {rows.map(({ _id: id, name, words, picture, findings }) => (
        <FileRow key={id} {...{ picture, orderKey, findings }}>
          <p>{t.parts(words, { name: <span className="font-medium break-all">{name}</span> })}</p>
          {mayTakeBack && (
            <Button
              variant="outline"
              size="sm"
              className="mt-1.5"
              disabled={busy}
              onClick={() => void run(() => takeBack(id))}
            >
              {t("Take back")}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </FileRow>
      ))}
    </ul>
  );
}

const wordsFor = ({ preflight }: LineArtwork["files"][number]): string =>
  preflight === "errors" ? "Refused: {name}" : "Also sent: {name}";
