import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { useDropzone } from "react-dropzone";
import { useController, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-error";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { cn } from "@/lib/base/cn";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import {
  addFiles,
  movedPicture,
  type Picture,
  PICTURE_TYPES,
  pictureName,
  type Pictures,
  sortOut,
  withoutPicture,
} from "./pictures";
import type { ProductFormReturn } from "./use-save-product";
import { PictureTile } from "./picture-tile";

const HINT = `Click a picture to make it the thumbnail. JPEG, PNG, WebP, AVIF or GIF, each up to ${PRODUCT_LIMITS.imageBytes / 1024 / 1024} MB, ${PRODUCT_LIMITS.newImages} new ones at a time.`;

export function PicturesField() {
  const id = useId();
  const { control, getValues } = useFormContext() as ProductFormReturn;
  const { field, fieldState } = useController({ control, name: "pictures" });
  const { ref: focusTarget, value: pictures, onChange: change, onBlur } = field;
  const [refusals, setRefusals] = useState<string[]>([]);
  const [announcement, announce] = useState("");
  // Reads the current value, because several pictures may fail to decode at once and each change must include the
  // last.
  const latest = () => getValues("pictures");

  function add(files: readonly File[]) {
    const chosen = sortOut(latest(), files);
    setRefusals(chosen.refusals);
    change(addFiles(latest(), chosen.files));
    if (chosen.files.length > 0) announce(addedText(chosen.files.length));
  }

  function dropUnreadable(picture: Picture) {
    const name = "name" in picture ? picture.name : picture.url;
    change(withoutPicture(latest(), picture.id));
    setRefusals((before) => [...before, `${name} cannot be read as a picture.`]);
  }

  const drop = useDropzone({
    accept: PICTURE_TYPES,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => add([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const error = fieldState.error?.message;
  return (
    <section aria-label="Pictures">
      <p className="mb-2 text-sm text-muted-foreground">{HINT}</p>
      <div
        {...drop.getRootProps()}
        className={cn(
          "rounded-lg border-2 border-dashed p-3",
          error ? "border-destructive" : "border-kraft-line",
          drop.isDragActive && "bg-muted",
        )}
      >
        {pictures.items.length > 0 && (
          <PictureGrid
            pictures={pictures}
            onChange={change}
            announce={announce}
            onUnreadable={dropUnreadable}
          />
        )}
        <input {...drop.getInputProps({ name: "images", "aria-label": "Pictures" })} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
          <Button
            ref={focusTarget}
            variant="outline"
            aria-describedby={error ? id : undefined}
            data-invalid={error !== undefined}
            onClick={drop.open}
            onBlur={onBlur}
          >
            <ImagePlus aria-hidden /> Choose pictures
          </Button>
          <p className="text-sm text-muted-foreground">
            {drop.isDragActive ? "Drop them to add them" : "or drop them here"}
          </p>
        </div>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {refusals.length > 0 && (
        <Notice role="alert" className="mt-3">
          <p className="font-semibold">Not added:</p>
          <ul className="list-disc pl-4.5">
            {refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function addedText(count: number): string {
  return count === 1 ? "One picture added." : `${count} pictures added.`;
}

interface PictureGridProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** Announces a change of a picture to screen readers. */
  announce: (text: string) => void;
  onUnreadable: (picture: Picture) => void;
}

const INSTRUCTIONS =
  "To move the picture press Space or Enter, then the arrow keys; Space or Enter puts it down, Escape leaves it where it was.";

function moveAnnouncements({ items }: Pictures): Announcements {
  const placeNumber = (id: UniqueIdentifier) => items.findIndex((picture) => picture.id === id) + 1;
  const over = (id: UniqueIdentifier | undefined) =>
    id === undefined ? "no place" : `place ${placeNumber(id)} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up picture ${placeNumber(active.id)}.`,
    onDragOver: ({ over: target }) => `Over ${over(target?.id)}.`,
    onDragEnd: ({ over: target }) => `Put down at ${over(target?.id)}.`,
    onDragCancel: ({ active }) => `Left at ${over(active.id)}.`,
  };
}

function PictureGrid({ pictures, onChange, announce, onUnreadable }: PictureGridProps) {
  const { items, thumbnail } = pictures;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const pictureIndex = (id: UniqueIdentifier) => items.findIndex((picture) => picture.id === id);

  function move(picture: Picture, to: number) {
    onChange(movedPicture(pictures, pictureIndex(picture.id), to));
    announce(`${pictureName(picture)} is picture ${to + 1} of ${items.length} now.`);
  }

  function choose(picture: Picture) {
    onChange({ ...pictures, thumbnail: picture.id });
    announce(`${pictureName(picture)} is the thumbnail now.`);
  }

  function remove(picture: Picture) {
    const next = withoutPicture(pictures, picture.id);
    onChange(next);
    const nextThumbnail = next.items.find(({ id }) => id === next.thumbnail);
    const moved =
      picture.id === thumbnail && nextThumbnail
        ? ` ${pictureName(nextThumbnail)} is the thumbnail now.`
        : "";
    announce(`${pictureName(picture)} is removed.${moved}`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: moveAnnouncements(pictures),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onChange(movedPicture(pictures, pictureIndex(active.id), pictureIndex(over.id)));
        }
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul
          aria-label="Pictures in the order of the product page"
          className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5"
        >
          {items.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              count={items.length}
              isThumbnail={picture.id === thumbnail}
              onChoose={() => choose(picture)}
              onMove={(to) => move(picture, to)}
              onRemove={() => remove(picture)}
              onUnreadable={() => onUnreadable(picture)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
