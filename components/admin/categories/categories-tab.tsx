import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { counted } from "@/lib/base/text/counts";
import { paths } from "@/lib/base/paths";
import type { Category } from "@/lib/catalogue/categories/schemas";
import { call } from "@/lib/client/api";
import { IconButton } from "../shared/row-buttons";
import { PageHeading } from "../shared/page-heading";
import { EditCategory, saveCategory } from "./edit-category";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal): Promise<readonly Category[]> =>
  call("GET /admin/categories", { signal });

type Opened = { what: "add" } | { what: "edit" | "delete"; category: Category };

export function CategoriesTab() {
  const { value: categories, error, reload, renew, adopt } = useLoad({ load });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [moved, setMoved] = useState("");
  const { busy, run } = useAction({
    title: "Category Not Moved",
    text: "The order was not changed. Please try again.",
  });
  const close = () => setOpened(null);

  async function move({ slug, name }: Category, place: number) {
    adopt(await saveCategory(slug, { order: place }));
    setMoved(`${name} is now in place ${place}.`);
  }

  return (
    <section aria-label="Categories">
      <PageHeading
        title="Categories"
        actions={
          <Button size="sm" onClick={() => setOpened({ what: "add" })}>
            <Plus aria-hidden /> Add Category
          </Button>
        }
      >
        The shop lists them in this order. A category with products cannot be deleted.
      </PageHeading>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <LoadState
        of={{ value: categories, error, reload }}
        text="Could not load the categories."
        waiting={<Skeleton className="h-64" />}
      />
      {categories && (
        <ol aria-label="Categories, in their order" aria-busy={busy} className="divide-y border-y">
          {categories.map((category, index) => (
            <CategoryRow
              key={category.slug}
              category={category}
              isFirst={index === 0}
              isLast={index === categories.length - 1}
              onMove={(by) => void run(() => move(category, index + 1 + by))}
              onEdit={() => setOpened({ what: "edit", category })}
              onDelete={() => setOpened({ what: "delete", category })}
            />
          ))}
        </ol>
      )}
      {(opened?.what === "add" || opened?.what === "edit") && (
        <EditCategory
          category={opened.what === "edit" ? opened.category : null}
          onClose={close}
          onSaved={adopt}
        />
      )}
      {opened?.what === "delete" && (
        <DeleteCategory category={opened.category} onClose={close} onDeleted={renew} />
      )}
    </section>
  );
}

interface DeleteCategoryProps {
  category: Category;
  onClose: () => void;
  onDeleted: () => Promise<unknown>;
}

function DeleteCategory({ category, onClose, onDeleted }: DeleteCategoryProps) {
  const { slug, name } = category;
  return (
    <ConfirmAction
      onClose={onClose}
      title={`Delete ${name}?`}
      confirm="Delete category"
      keep="Keep it"
      failure={{ title: "Category Not Deleted", text: "Please try again." }}
      action={async () => {
        await call("DELETE /admin/categories/{slug}", { params: { slug } });
        await onDeleted();
        return { title: "Category Deleted", description: name };
      }}
    >
      <p>Its page leaves the shop. Move its products to another category first.</p>
    </ConfirmAction>
  );
}

interface CategoryRowProps {
  category: Category;
  isFirst: boolean;
  isLast: boolean;
  /** Moves by one place: up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

function CategoryRow({ category, isFirst, isLast, ...commands }: CategoryRowProps) {
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
