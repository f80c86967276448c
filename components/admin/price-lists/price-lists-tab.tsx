import { Plus, Tags } from "lucide-react";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { staffPaths } from "@/lib/base/staff-paths";
import { searchText } from "@/components/shared/list/filters";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { countText } from "@/lib/base/text/counts";
import {
  type PriceListSummary,
  priceListFormSchema,
  type PriceListTerms,
} from "@/lib/companies/price-lists/schemas";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { EditDialog } from "../shared/edit-dialog";
import { Fields } from "../shared/fields";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { daysText, STATE_NAMES } from "./list-text";
import { TERMS, termsValues } from "./terms";

const load = fetchPage("GET /admin/price-lists");

const filters = { q: searchText };

const COLUMNS: Column<PriceListSummary>[] = [
  {
    name: "Name",
    isTitle: true,
    cellClassName: "w-full min-w-40 py-2",
    cell: ({ _id, name, companies }) => (
      <>
        <Link
          href={staffPaths.priceList(_id)}
          prefetch={false}
          className="inline-flex min-h-9 items-center font-semibold break-words text-link pointer-coarse:min-h-11"
        >
          {name}
        </Link>
        <span className="block text-sm text-muted-foreground">{companiesText(companies)}</span>
      </>
    ),
  },
  {
    name: "Products",
    figure: true,
    className: "max-sm:hidden",
    cell: ({ products }) => countText(products),
  },
  {
    name: "Days",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: daysText,
  },
  {
    name: "State",
    cell: ({ state }) => (
      <Badge variant={state === "current" ? "default" : "secondary"}>{STATE_NAMES[state]}</Badge>
    ),
  },
];

const NAMED = 3;

function companiesText(companies: PriceListSummary["companies"]): string {
  if (companies.length === 0) return "No company has it";
  const names = companies.slice(0, NAMED).map(({ name }) => name);
  const more = companies.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${countText(more)} more` : "");
}

/** Price lists, which replace the public prices for their companies. */
export function PriceListsTab() {
  const list = useList({ load, filters, pageSize: 50, what: "price lists" });
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label="Price Lists">
      <PageHeading
        title="Price Lists"
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add Price List
          </Button>
        }
      >
        Prices of companies, in place of the public ones. A company has one list at most.
      </PageHeading>
      <AdminList
        list={list}
        toolbar={{}}
        caption="Price lists by name"
        keyOf={({ _id }) => _id}
        columns={COLUMNS}
        empty={{
          title: "No Price Lists Yet",
          text: "Add one, fill it with prices, and give it to a company.",
          Icon: Tags,
        }}
        noMatches={{ text: "No price list has such a name." }}
      />
      {isAdding && <NewPriceList onClose={() => setAdding(false)} />}
    </section>
  );
}

/** Adds an empty list, and opens it. */
function NewPriceList({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const form = useZodForm(priceListFormSchema, termsValues());
  async function save(body: PriceListTerms) {
    const { _id, name } = await call("POST /admin/price-lists", { body });
    router.push(staffPaths.priceList(_id));
    return name;
  }
  return (
    <EditDialog kind="Price List" title={null} form={form} save={save} onClose={onClose}>
      <Fields of={TERMS} />
    </EditDialog>
  );
}
