import { Trash2, Upload } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { FileButton } from "./file-button";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

interface PictureChoiceProps {
  /** The URL of the picture; null for none. */
  shown: string | null;
  alt: string;
  hint?: string;
  busy?: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Chooses, replaces and removes one picture. */
export function PictureChoice(props: PictureChoiceProps) {
  const { shown, alt, hint, busy = false, onFile, onRemove } = props;
  return (
    <div className="mt-5">
      <p className="text-sm font-medium">Picture</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt={alt}
            className="size-20 rounded-md border bg-background object-cover"
          />
        )}
        <FileButton label="Picture" accept={TYPES} busy={busy} onFile={onFile}>
          {busy ? <Spinner /> : <Upload aria-hidden />}{" "}
          {shown ? "Choose another" : "Choose a picture"}
        </FileButton>
        {shown && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden /> Remove picture
          </Button>
        )}
      </div>
      {hint && <p className="mt-1.5 text-sm text-muted-foreground">{hint}</p>}
    </div>
  );
}
