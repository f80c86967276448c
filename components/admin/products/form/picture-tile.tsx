import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLeft, ArrowRight, GripVertical, type LucideIcon, Star, X } from "lucide-react";
import type { ComponentProps } from "react";
import { ProductImage } from "@/components/domain/product/product-image";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import { isNew, type Picture, pictureName } from "./pictures";
import { usePreview } from "./use-preview";

interface PictureTileProps {
  picture: Picture;
  index: number;
  count: number;
  isThumbnail: boolean;
  onChoose: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onUnreadable: () => void;
}

/** One picture: a click makes it the thumbnail; the buttons below move and remove it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, index, count, isThumbnail, onChoose, onMove, onRemove } = props;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  const words = `picture ${index + 1} of ${count}, ${pictureName(picture)}`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={cn(
        "overflow-hidden rounded-md border-2 bg-card",
        isThumbnail ? "border-primary" : "border-border",
        isDragging && "relative z-10 opacity-90 shadow-over",
      )}
    >
      <button
        type="button"
        aria-pressed={isThumbnail}
        onClick={onChoose}
        className="relative block w-full focus-visible:-outline-offset-4"
      >
        <TilePicture picture={picture} onUnreadable={props.onUnreadable} />
        <span className="sr-only">Thumbnail: {words}</span>
        {isThumbnail && (
          <span
            aria-hidden
            className="absolute top-1.5 left-1.5 inline-flex items-center gap-1 rounded-sm bg-primary px-1.5 py-0.5 text-xs font-semibold text-primary-foreground"
          >
            <Star className="size-3" fill="currentColor" /> Thumbnail
          </span>
        )}
      </button>
      <div className="flex justify-between border-t">
        <TileButton
          Icon={ArrowLeft}
          label={`Move ${words} forward`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        />
        <TileButton
          Icon={GripVertical}
          {...attributes}
          {...listeners}
          label={`Drag ${words}`}
          className="cursor-grab touch-none active:cursor-grabbing"
        />
        <TileButton
          Icon={ArrowRight}
          label={`Move ${words} back`}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(index + 1)}
        />
        <TileButton Icon={X} label={`Remove ${words}`} onClick={onRemove} />
      </div>
    </li>
  );
}

function TilePicture({
  picture,
  onUnreadable,
}: Pick<PictureTileProps, "picture" | "onUnreadable">) {
  const preview = usePreview(isNew(picture) ? picture.file : undefined, onUnreadable);
  if (!isNew(picture)) return <ProductImage src={picture.url} alt="" sizes="160px" width={160} />;
  if (!preview) return <Skeleton className="aspect-square w-full rounded-none" />;
  return (
    <img
      src={preview}
      alt=""
      width={160}
      height={160}
      className="aspect-square w-full object-cover"
    />
  );
}

interface TileButtonProps extends ComponentProps<"button"> {
  Icon: LucideIcon;
  label: string;
}

function TileButton({ Icon, label, className, ...props }: TileButtonProps) {
  return (
    <button
      type="button"
      title={label}
      className={cn(
        "grid h-9 min-w-0 flex-1 place-items-center hover:bg-muted focus-visible:-outline-offset-2 aria-disabled:opacity-40 pointer-coarse:h-11",
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
