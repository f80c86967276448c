import { X } from "lucide-react";
import { useSyncExternalStore, useState } from "react";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import { readOwnViews, subscribeToOwnViews, writeOwnViews, type OwnView } from "./own-views";

/** The most used views, each with its own URL. */
const VIEWS: readonly OwnView[] = [
  { label: "All", query: "" },
  { label: "Unpaid", query: "payment=unpaid" },
  { label: "To produce", query: "status=Pending" },
  { label: "Ship today", query: "status=ShipToday" },
  { label: "Waiting for artwork", query: "status=NeedsArtwork" },
];

const NARROWING = ["q", "status", "payment", "from", "to", "customerOf"];

/** The part of a URL that narrows the list, in a fixed order of parameters. */
function readNarrowing(search: URLSearchParams): string {
  const narrowing = NARROWING.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(narrowing).toString();
}

/** Saved views of the orders: predefined ones, and the user's own, stored in this browser. */
export function OrderViews({ address }: { address: ListAddress }) {
  const own = useSyncExternalStore(subscribeToOwnViews, readOwnViews, readOwnViews);
  const current = readNarrowing(address.search);
  const isNew = ![...VIEWS, ...own].some(({ query }) => query === current);
  return (
    <nav aria-label="Views" className="mb-3 sm:mb-4">
      <ul className="flex items-center gap-1.5 max-sm:-mx-4 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap">
        {VIEWS.map((view) => (
          <li key={view.label}>
            <ViewLink view={view} isCurrent={view.query === current} />
          </li>
        ))}
        {own.map((view) => (
          <li key={view.label} className="flex items-center">
            <ViewLink view={view} isCurrent={view.query === current} />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove the view ${view.label}`}
              onClick={() => writeOwnViews(own.filter((each) => each !== view))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
        {isNew && (
          <li>
            <SaveView
              onSave={(label) =>
                writeOwnViews([
                  ...own.filter((view) => view.label !== label),
                  { label, query: current },
                ])
              }
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

function ViewLink({ view: { label, query }, isCurrent }: { view: OwnView; isCurrent: boolean }) {
  return (
    <Button
      asChild
      size="sm"
      variant={isCurrent ? "secondary" : "ghost"}
      className="whitespace-nowrap"
    >
      <Link
        href={query === "" ? staffPaths.orders : `${staffPaths.orders}?${query}`}
        prefetch={false}
        scroll={false}
        aria-current={isCurrent ? "page" : undefined}
      >
        {label}
      </Link>
    </Button>
  );
}

function SaveView({ onSave }: { onSave: (label: string) => void }) {
  const [isNaming, setNaming] = useState(false);
  if (!isNaming) {
    return (
      <Button size="sm" variant="ghost" onClick={() => setNaming(true)}>
        Save View
      </Button>
    );
  }
  return (
    <form
      className="flex gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const label = new FormData(event.currentTarget).get("view");
        if (typeof label === "string" && label.trim() !== "") onSave(label.trim());
        setNaming(false);
      }}
    >
      <Input
        name="view"
        aria-label="Name of the view"
        placeholder="Name of the view"
        maxLength={40}
        autoFocus
        className="h-9 w-44 pointer-coarse:h-11"
      />
      <Button size="sm" type="submit">
        Save
      </Button>
    </form>
  );
}
