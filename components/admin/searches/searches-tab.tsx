import { Download, SearchX } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { type Column, Rows } from "@/components/shared/list/rows";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import {
  FIGURE_DAYS,
  type FigureDays,
  type Figures,
  type Searched,
} from "@/lib/dashboard/visits/schemas";
import { Loaded } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";

const load = (days: string, signal: AbortSignal) =>
  call("GET /admin/searches", { query: { days: days as FigureDays }, signal });

const { 30: usual, ...SPANS } = {
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 90 days",
  395: "Last 13 months",
} as const satisfies Record<FigureDays, string>;

const isDays = (text: string | null): text is FigureDays =>
  FIGURE_DAYS.some((days) => days === text);

const COLUMNS: Column<Searched>[] = [
  {
    name: "Searched",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2 break-words",
    cell: ({ term, found }) => (
      <>
        <Link href={paths.products({ q: term })} prefetch={false} className="text-link">
          {term}
        </Link>
        {found === 0 && (
          <Badge variant="signal" className="ml-2">
            No results
          </Badge>
        )}
      </>
    ),
  },
  { name: "Searches", figure: true, cell: ({ searches }) => countText(searches) },
  {
    name: "Found",
    figure: true,
    className: "max-sm:hidden",
    cell: ({ found }) => (found === null ? "–" : countText(found)),
  },
  { name: "Led to the cart", figure: true, cell: ({ carts }) => countText(carts) },
];

const PAGE_NAMES: Readonly<Record<string, string>> = {
  home: "Home page",
  list: "Product lists",
  search: "Searches",
  product: "Products",
  cart: "Cart",
  checkout: "Checkout",
  quote: "Offers and price requests",
  policy: "Policies and delivery",
  developers: "Developers",
};

/** Searches and referring sites, counted without cookies. */
export function SearchesTab() {
  const address = useListAddress();
  const requested = address.search.get("days");
  const days = isDays(requested) ? requested : "30";
  const figures = useLoad({ load, question: days });
  return (
    <section aria-label="Searches">
      <PageHeading
        title="Searches"
        actions={
          <>
            <FilterSelect
              address={address}
              filter="days"
              label="Period"
              value={days === "30" ? undefined : days}
              all={usual}
              options={SPANS}
              className="w-44"
            />
            <Button asChild size="sm" variant="outline">
              <FileLink href={apiAddress("GET /admin/searches/export", { query: { days } })}>
                <Download aria-hidden /> Export CSV
              </FileLink>
            </Button>
          </>
        }
      >
        Counted without cookies and without names. Programs, emails and phone numbers are left out.
      </PageHeading>
      <Loaded of={figures} name="the searches">
        {(value) => <Tables figures={value} />}
      </Loaded>
    </section>
  );
}

function Tables({ figures: { searches, pages, hosts } }: { figures: Figures }) {
  const maySetWords = useMay("settings.read");
  const mayAdd = useMay("products.write");
  return (
    <div className="space-y-8">
      {searches.length === 0 ? (
        <EmptyList title="No Searches" Icon={SearchX} as="h3">
          Nothing was searched in this period. A search is shown here a minute later.
        </EmptyList>
      ) : (
        <div>
          {searches[0]?.found === 0 && (maySetWords || mayAdd) && (
            <p className="mb-3 text-sm">
              Searches without results come first. If you sell it under another word,{" "}
              {maySetWords && (
                <Link
                  href={staffPaths.settings("search", "searchSynonyms")}
                  prefetch={false}
                  className="text-link"
                >
                  add the word to the search
                </Link>
              )}
              {maySetWords && mayAdd && "; if you could sell it, "}
              {mayAdd && (
                <Link href={staffPaths.products} prefetch={false} className="text-link">
                  add the product
                </Link>
              )}
              .
            </p>
          )}
          <Rows
            caption="What was searched, what found nothing first"
            entries={searches}
            keyOf={({ term }) => term}
            columns={COLUMNS}
          />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <Places
          title="Opened first"
          caption="Pages that people opened first, the most frequent first"
          name="Page"
          places={pages.map(({ page, visits }) => ({ name: PAGE_NAMES[page] ?? page, visits }))}
        />
        <Places
          title="Came from"
          caption="Sites that led here, the most frequent first"
          name="Site"
          places={hosts.map(({ host, visits }) => ({
            name: host || "No site: typed, a bookmark, an app",
            visits,
          }))}
        />
      </div>
    </div>
  );
}

interface Place {
  name: string;
  visits: number;
}

interface PlacesProps {
  title: string;
  caption: string;
  name: string;
  places: readonly Place[];
}

function Places({ title, caption, name, places }: PlacesProps) {
  if (places.length === 0) return null;
  const columns: Column<Place>[] = [
    {
      name,
      isTitle: true,
      cellClassName: "w-full py-2 break-words",
      cell: (place) => place.name,
    },
    { name: "Visits", figure: true, cell: ({ visits }) => countText(visits) },
  ];
  return (
    <section>
      <h3 className="mb-2 text-heading">{title}</h3>
      <Rows caption={caption} entries={places} keyOf={({ name: key }) => key} columns={columns} />
    </section>
  );
}
