import { FileImage } from "lucide-react";
import { ImageOr } from "@/components/ui/image-or";
import { cn } from "@/lib/base/cn";

interface SmallPictureProps {
  /** Its URL; null if there is none. */
  src: string | null;
  /** Its size, such as "size-16". */
  className: string;
}

/**
 * A thumbnail of artwork or a proof on white, as printed; without one, a drawn sheet in the page's colours.
 */
export function SmallPicture({ src, className }: SmallPictureProps) {
  const frame = cn("shrink-0 rounded-md border", className);
  const drawn = (
    <span className={cn(frame, "grid place-items-center bg-secondary text-muted-foreground")}>
      <FileImage aria-hidden className="size-2/5" strokeWidth={1.5} />
    </span>
  );
  if (src === null) return drawn;
  return (
    <ImageOr
      src={src}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={cn(frame, "bg-white object-contain")}
      fallback={drawn}
    />
  );
}
