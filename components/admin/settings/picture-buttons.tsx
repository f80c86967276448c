import { ImageOff, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { FileButton } from "../shared/file-button";
import type { ControlProps } from "./use-section";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Names of the site's defaults without the owner's picture. */
const OWN = { logoImageUrl: "the default logo", faviconUrl: "the default icon" };

/** Shows the picture, uploads another and removes it; its URL is the field below. */
export function PictureButtons({ setting, section }: ControlProps) {
  const name = setting.key as keyof typeof OWN;
  const { value, saved, description, busy } = setting;
  const shown = SETTINGS[name].schema.safeParse(value).success ? value.trim() : saved;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <Preview key={shown} name={name} src={shown} />
      <FileButton
        label={`Upload ${description}`}
        accept={TYPES}
        busy={busy}
        onFile={(file) => section.upload(name, file)}
      >
        <Upload aria-hidden /> Upload<span className="sr-only"> {description}</span>
      </FileButton>
      {value !== "" && (
        <Button variant="ghost" size="sm" onClick={() => setting.type("")}>
          <Trash2 aria-hidden /> Remove<span className="sr-only"> {description}</span>
        </Button>
      )}
    </div>
  );
}

function Preview({ name, src }: { name: keyof typeof OWN; src: string }) {
  const [failed, setFailed] = useState(false);
  const isLogo = name === "logoImageUrl";
  if (src === "") {
    return <p className="text-sm text-muted-foreground">Now: {OWN[name]}.</p>;
  }
  if (failed) {
    return (
      <p className="flex items-center gap-2 text-sm text-signal">
        <ImageOff aria-hidden className="size-4" /> This picture cannot be shown.
      </p>
    );
  }
  return (
    <img
      src={src}
      alt={`${SETTINGS[name].description} as it looks`}
      width={isLogo ? 160 : 32}
      height={isLogo ? 40 : 32}
      onError={() => setFailed(true)}
      className={cn(
        "box-content rounded-md border bg-background object-contain p-2",
        isLogo ? "h-10 w-40" : "size-8",
      )}
    />
  );
}
