import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { FacetGroup, FacetOption } from "@/lib/catalogue/lists/facet-groups";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { FACET_PANEL } from "./facet-panel-id";
import { PriceFilter } from "./price-filter";

interface FacetPanelProps {
  list: ListAddress;
  groups: readonly FacetGroup[];
}

/**
 * By what a list can be narrowed: beside it on a wide screen, otherwise a native popover that opens before,
 * and without, any script. Its links work without scripts, too.
 */
export function FacetPanel({ list, groups }: FacetPanelProps) {
  return (
    <section id={FACET_PANEL} popover="auto" aria-labelledby="facets-title" className="facet-panel">
      <div className="flex items-center justify-between">
        <h2 id="facets-title" className="text-heading xl:sr-only">
          Filters
        </h2>
        <CloseButton />
      </div>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
      <PriceFilter list={list} />
      <Button
        className="mt-6 w-full xl:hidden"
        popoverTarget={FACET_PANEL}
        popoverTargetAction="hide"
      >
        Show products
      </Button>
    </section>
  );
}

function CloseButton() {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-mr-3 xl:hidden"
      popoverTarget={FACET_PANEL}
      popoverTargetAction="hide"
    >
      <X aria-hidden />
      <span className="sr-only">Close filters</span>
    </Button>
  );
}

function Group({ name, title, options }: FacetGroup) {
  return (
    <nav aria-labelledby={`facet-${name}`} className="mt-5 xl:first-of-type:mt-0">
      <h3 id={`facet-${name}`} className="font-sans text-sm font-semibold">
        {title}
      </h3>
      <ul className="mt-1">
        {options.map((option) => (
          <li key={option.label}>
            <Option {...option} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Option({ label, href, chosen, count }: FacetOption) {
  return (
    <Link
      href={href}
      rel="nofollow"
      prefetch={false}
      scroll={false}
      aria-current={chosen ? "true" : undefined}
      className="facet-option"
    >
      <span>{label}</span>
      {count !== undefined && (
        <small>
          {count}
          <span className="sr-only"> products</span>
        </small>
      )}
    </Link>
  );
}
