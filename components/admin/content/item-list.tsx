import type { ReactNode } from "react";
import { RowList } from "../shared/row-list";

interface ItemListProps {
  /** The singular of the items: "service". */
  what: string;
  most: number;
  empty: object;
  /** Renders the fields of one item; `at` returns a field's name in the form. */
  children: (at: (field: string) => string) => ReactNode;
}

export function ItemList({ what, most, empty, children }: ItemListProps) {
  return (
    <div className="mt-4">
      <RowList
        name="items"
        what={what}
        most={most}
        fresh={empty}
        none={
          <p className="rounded-md border border-dashed px-4 py-5 text-sm text-muted-foreground">
            There is no {what} yet. The part is left out of the page.
          </p>
        }
        className="space-y-4"
        rowClassName="rounded-md border p-4"
      >
        {({ index, at, buttons }) => (
          <fieldset>
            <legend className="sr-only">
              {what} {index + 1}
            </legend>
            <div className="mb-2 flex items-center justify-between gap-3">
              <span aria-hidden className="text-sm font-semibold capitalize">
                {what} {index + 1}
              </span>
              {buttons}
            </div>
            {children(at)}
          </fieldset>
        )}
      </RowList>
    </div>
  );
}
