"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import { PictureTile } from "./picture-tile";
import { movedPicture, nameOf, withoutPicture, type Picture, type Pictures } from "./pictures";

interface PictureGridProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** Tells screen readers what has just become of a picture. */
  announce: (text: string) => void;
  onUnreadable: (picture: Picture) => void;
}

const INSTRUCTIONS =
  "To move the picture press Space or Enter, then the arrow keys; Space or Enter puts it down, Escape leaves it where it was.";

function announcementsOf({ items }: Pictures): Announcements {
  const placeOf = (id: UniqueIdentifier) => items.findIndex((picture) => picture.id === id) + 1;
  const over = (id: UniqueIdentifier | undefined) =>
    id === undefined ? "no place" : `place ${placeOf(id)} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up picture ${placeOf(active.id)}.`,
    onDragOver: ({ over: target }) => `Over ${over(target?.id)}.`,
    onDragEnd: ({ over: target }) => `Put down at ${over(target?.id)}.`,
    onDragCancel: ({ active }) => `Left at ${over(active.id)}.`,
  };
}

/** The pictures in their order, moved by mouse, finger, keys or buttons. */
export function PictureGrid({ pictures, onChange, announce, onUnreadable }: PictureGridProps) {
  const { items, thumbnail } = pictures;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => items.findIndex((picture) => picture.id === id);

  function move(picture: Picture, to: number) {
    onChange(movedPicture(pictures, indexOf(picture.id), to));
    announce(`${nameOf(picture)} is picture ${to + 1} of ${items.length} now.`);
  }

  function choose(picture: Picture) {
    onChange({ ...pictures, thumbnail: picture.id });
    announce(`${nameOf(picture)} is the thumbnail now.`);
  }

  function remove(picture: Picture) {
    const next = withoutPicture(pictures, picture.id);
    onChange(next);
    const heir = next.items.find(({ id }) => id === next.thumbnail);
    const moved = picture.id === thumbnail && heir ? ` ${nameOf(heir)} is the thumbnail now.` : "";
    announce(`${nameOf(picture)} is removed.${moved}`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(pictures),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onChange(movedPicture(pictures, indexOf(active.id), indexOf(over.id)));
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
