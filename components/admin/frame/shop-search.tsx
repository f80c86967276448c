import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/base/cn";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { type AdminSearch, MIN_LETTERS } from "@/lib/dashboard/admin-search/schemas";
import { foundEntries, type FoundEntry, FoundList } from "./found-list";

/**
 * The header's search for orders, products and people: a combobox that updates while typing (ARIA Authoring
 * Practices). Enter opens the active entry, or else the first.
 */
export function ShopSearch() {
  const id = useId();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { entries, state, first } = useShopSearch(text);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function open(entry: FoundEntry | undefined) {
    if (!entry) return;
    close();
    setText("");
    router.push(entry.href);
  }

  function type(value: string) {
    setText(value);
    setActive(-1);
    setOpen(true);
  }

  /** Opens nothing if the text has changed meanwhile. */
  async function openFirst() {
    const typed = field.current?.value;
    const entry = await first();
    if (field.current?.value === typed) open(entry);
  }

  function enter() {
    setOpen(true);
    if (active >= 0) open(entries[active]);
    else void openFirst();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const handle = {
      ArrowDown: () => setActive(active >= last ? -1 : active + 1),
      ArrowUp: () => setActive(active < 0 ? last : active - 1),
      Escape: isOpen ? close : undefined,
      Enter: enter,
    }[event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  }

  const isShown = isOpen && state !== "idle";
  return (
    <search className="relative block w-full">
      <label htmlFor={id} className="sr-only">
        Search the shop
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={field}
        id={id}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
        placeholder="Search the shop"
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        className="h-10 pl-9 pointer-coarse:h-11"
      />
      <div
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        className={cn(
          "absolute inset-x-0 top-full z-50 mt-1 rounded-md border bg-popover text-popover-foreground shadow-over",
          !isShown && "hidden",
        )}
      >
        <FoundList id={id} entries={isShown ? entries : []} active={active} onOpen={open} />
        <p role="status" className={cn("px-3 py-3 text-sm", entries.length > 0 && "sr-only")}>
          {isShown && STATUS[state](entries.length)}
        </p>
      </div>
    </search>
  );
}

const STATUS = {
  idle: () => "",
  short: () => `Type at least ${MIN_LETTERS} letters or digits`,
  asking: () => "Searching",
  found: (count: number) =>
    count === 0 ? "Nothing found. Try part of a number, name or email." : `${count} found`,
  failed: () => "The search did not answer. Please try again.",
};

async function load(q: string, signal: AbortSignal): Promise<AdminSearch | null> {
  return q.length < MIN_LETTERS ? null : call("GET /admin/search", { query: { q }, signal });
}

interface Found {
  entries: readonly FoundEntry[];
  /** "short": too few letters to search; "found": `entries` match the current text. */
  state: "idle" | "short" | "asking" | "found" | "failed";
  /** Returns the first result for the current text; loads it if needed. */
  first: () => Promise<FoundEntry | undefined>;
}

/** Searches for the text of a field while typing. */
function useShopSearch(text: string): Found {
  const q = text.trim();
  const mayReadCustomers = useMay("customers.read");
  const requested = usePaused(q);
  const { value, isCurrent, error } = useLoad({ load, question: requested });
  const isAnswered = requested === q && isCurrent;
  const entries = value && isAnswered ? foundEntries(value, mayReadCustomers) : [];

  async function first(): Promise<FoundEntry | undefined> {
    if (isAnswered) return entries[0];
    // The list makes the same request and reports the error.
    const found = await load(q, new AbortController().signal).catch(() => null);
    return found ? foundEntries(found, mayReadCustomers)[0] : undefined;
  }

  return { entries, state: searchState({ q, isAnswered, failed: error !== null }), first };
}

function searchState({
  q,
  isAnswered,
  failed,
}: {
  q: string;
  isAnswered: boolean;
  failed: boolean;
}) {
  if (q === "") return "idle";
  if (q.length < MIN_LETTERS) return "short";
  if (failed) return "failed";
  return isAnswered ? "found" : "asking";
}
