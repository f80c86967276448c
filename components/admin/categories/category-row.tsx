"use client";

import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import type { Category } from "@/lib/catalogue/categories/schemas";
import { counted } from "@/lib/base/counts";
import { paths } from "@/lib/base/paths";
import { IconButton } from "../shared/icon-button";

interface CategoryRowProps {
  category: Category;
  isFirst: boolean;
  isLast: boolean;
  /** By one place, up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function CategoryRow({ category, isFirst, isLast, ...commands }: CategoryRowProps) {
  const { name, slug, description, picture, count } = category;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={56}
          height={56}
          className="size-14 rounded-md border bg-background object-cover"
        />
      ) : (
        <span aria-hidden className="size-14 rounded-md border border-dashed max-sm:hidden" />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-muted-foreground tabular">
          <a href={paths.products({ category: slug })} className="text-link">
            {paths.products({ category: slug })}
          </a>
          {", "}
          {counted(count, "product")}
        </p>
        {description && <p className="mt-0.5 line-clamp-2 text-sm">{description}</p>}
      </div>
      <div className="flex">
        <IconButton
          Icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={isFirst}
          onClick={() => commands.onMove(-1)}
        />
        <IconButton
          Icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => commands.onMove(1)}
        />
        <IconButton Icon={Pencil} label={`Edit ${name}`} onClick={commands.onEdit} />
        <IconButton Icon={Trash2} label={`Delete ${name}`} onClick={commands.onDelete} />
      </div>
    </li>
  );
}
