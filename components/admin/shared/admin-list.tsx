import { type LucideIcon, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import type { Filters } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import type { Column, RowsProps } from "@/components/shared/list/rows";
import { SearchField } from "@/components/shared/list/search-field";
import type { List as ListState, ListPage } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";
import { SelectAll, type Selection, SelectEntry } from "./selection";

interface Choice {
  label: string;
  /** The label for no filter: "All statuses". */
  all: string;
  /** The values, or their labels. */
  options: readonly string[] | Readonly<Record<string, string>>;
  className: string;
  /** The control's own name, if a form on the page has a field with the filter's name. */
  name?: string;
}

/** Search and filters, which are stored in the URL. */
interface Toolbar<F extends Filters> {
  /** Shown before the search, on its own line. */
  above?: ReactNode;
  search?: { placeholder?: string; className?: string };
  choices?: { [Name in keyof F]?: Choice };
  /** Shown after the filters. */
  more?: ReactNode;
  /** Filters for which the first line has no room: a button shows them. */
  folded?: ReactNode;
  className?: string;
}

interface Ticking<Entry> {
  selection: Selection<Entry>;
  /** The entry's name for screen readers. */
  label: (entry: Entry) => string;
}

interface AdminListProps<Entry, F extends Filters> extends Pick<
  RowsProps<Entry>,
  "caption" | "keyOf" | "columns" | "card" | "cardTools" | "rowClassName" | "tableClassName"
> {
  list: ListState<Entry, F>;
  /** What is loading, for screen readers; defaults to the plural of the rows. */
  loading?: string;
  toolbar?: Toolbar<F>;
  /** Formats the count; null to show none. */
  count?: ((page: ListPage<Entry>) => ReactNode) | null;
  /** Makes rows selectable; the actions are in a `BulkBar` below. */
  ticking?: Ticking<Entry>;
  /** Shown if there are no entries at all. */
  empty: { title?: string; text: ReactNode; Icon: LucideIcon; actions?: ReactNode };
  /** Shown if no entry matches the search and the filters; defaults to a plain text. */
  noMatches?: { text: string; actions?: ReactNode };
}

/** An admin list by its definition: toolbar, rows or cards, selection and empty states. */
export function AdminList<Entry, F extends Filters>(props: AdminListProps<Entry, F>) {
  const { list, loading, toolbar, count, ticking, empty, noMatches, columns, ...rows } = props;
  const { what } = list;
  const title = `No ${capitalised(what)} Found`;
  return (
    <List
      rowClassName={ticking && ((entry) => ticking.selection.has(entry) && "bg-muted/60")}
      cardTools={ticking && <CardTools selection={ticking.selection} what={what} />}
      {...rows}
      list={list}
      loading={loading ?? `Loading the ${what}`}
      toolbar={toolbar && <ListToolbar list={list} {...toolbar} />}
      count={
        count === null ? undefined : (count ?? ((page) => <ListCount page={page} what={what} />))
      }
      columns={ticking ? [tickColumn(ticking, what), ...columns] : columns}
      empty={
        <EmptyList title={empty.title ?? title} Icon={empty.Icon} actions={empty.actions}>
          {empty.text}
        </EmptyList>
      }
      noMatches={{ title, clear: `Show all ${what}`, text: NO_MATCHES, ...noMatches }}
    />
  );
}

const NO_MATCHES = "Nothing matches this search and these filters.";

const capitalised = (words: string) =>
  words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

function ListToolbar<Entry, F extends Filters>(props: Toolbar<F> & { list: ListState<Entry, F> }) {
  const { list, above, search, choices = {}, more, folded, className } = props;
  const { address, filters, what } = list;
  const [isOpen, setOpen] = useState(false);
  const chosen = Object.entries(filters).filter(([name, value]) => name !== "q" && value).length;
  const folds = (more ?? folded) !== undefined || Object.keys(choices).length > 0;
  return (
    <div tabIndex={-1} className={cn("flex flex-wrap gap-3 outline-none", className)}>
      {above}
      <SearchField
        address={address}
        label={`Search ${what}`}
        {...search}
        className={cn(folds ? "max-sm:w-0 max-sm:flex-1" : "w-full", "sm:w-72", search?.className)}
      />
      {/* The rows come first: on a phone the button opens all filters, elsewhere the folded ones. */}
      {folds && (
        <Button
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn(folded === undefined && "sm:hidden")}
        >
          <SlidersHorizontal aria-hidden /> Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      )}
      <div className={cn("contents", !isOpen && "max-sm:hidden")}>
        {Object.entries<Choice | undefined>(choices).map(
          ([filter, choice]) =>
            choice && (
              <FilterSelect
                key={filter}
                address={address}
                filter={filter}
                value={filters[filter]}
                {...choice}
              />
            ),
        )}
        {more}
      </div>
      {isOpen && folded}
    </div>
  );
}

function tickColumn<Entry>({ selection, label }: Ticking<Entry>, what: string): Column<Entry> {
  return {
    name: "Select",
    head: <SelectAll selection={selection} what={what} />,
    className: "py-0 pr-0",
    headClassName: "w-10",
    cell: (entry) => <SelectEntry entry={entry} selection={selection} name={label(entry)} />,
  };
}

function CardTools<Entry>({ selection, what }: { selection: Selection<Entry>; what: string }) {
  return (
    <div className="mb-1 flex items-center text-sm text-muted-foreground">
      <SelectAll selection={selection} what={what} />
      <span aria-hidden>Select all on this page</span>
    </div>
  );
}
