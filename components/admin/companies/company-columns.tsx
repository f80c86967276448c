import { staffPaths } from "@/lib/base/staff-paths";
import { Pencil } from "lucide-react";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { countText } from "@/lib/base/text/counts";
import type { AdminCompany } from "@/lib/identity/companies/admin-schemas";

/** @param onEdit Undefined for whoever may only read. */
export function companyColumns(onEdit?: (company: AdminCompany) => void): Column<AdminCompany>[] {
  const columns: Column<AdminCompany>[] = [
    { name: "Company", isTitle: true, cellClassName: "w-full max-w-0", cell: nameCell },
    { name: "People", className: "max-md:hidden", cellClassName: "min-w-48", cell: peopleCell },
    {
      name: "On account",
      className: "max-sm:hidden",
      cellClassName: "whitespace-nowrap",
      cell: creditCell,
    },
    {
      name: "Price list",
      className: "max-lg:hidden",
      cell: ({ priceList }) => priceList?.name ?? "–",
    },
    { name: "Orders", className: "max-sm:hidden", figure: true, cell: ordersCell },
  ];
  if (!onEdit) return columns;
  const editCell = (company: AdminCompany) => (
    <div className="flex justify-end">
      <Button variant="ghost" size="sm" onClick={() => onEdit(company)}>
        <Pencil aria-hidden />
        <span>
          <span className="max-sm:sr-only">Edit</span>
          <span className="sr-only"> {company.name}</span>
        </span>
      </Button>
    </div>
  );
  return [...columns, { name: "Actions", headClassName: "text-right", cell: editCell }];
}

const STATES = {
  open: { variant: "outline", words: "Open" },
  approved: { variant: "default", words: "Approved" },
  closed: { variant: "outline", words: "Closed" },
} as const;

function nameCell(company: AdminCompany) {
  const { name, legalName, state, gstins } = company;
  const { variant, words } = STATES[state];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <Badge variant={variant}>{words}</Badge>
      </p>
      {legalName !== name && <p className="truncate text-sm font-normal">{legalName}</p>}
      <p className="truncate text-sm font-normal text-muted-foreground tabular">
        {gstins.map(({ gstin }) => gstin).join(", ") || "No GSTIN"}
      </p>
      <div className="mt-1 text-sm font-normal sm:hidden">{creditCell(company)}</div>
    </>
  );
}

/** The most people of a row; the rest is counted. */
const SHOWN = 3;

function peopleCell({ members }: AdminCompany) {
  const others = members.length - SHOWN;
  return (
    <ul className="text-sm">
      {members.slice(0, SHOWN).map(({ _id, name, email, role }) => (
        <li key={_id} title={email}>
          {name} <span className="text-muted-foreground">{role}</span>
        </li>
      ))}
      {others > 0 && <li className="text-muted-foreground">and {countText(others)} more</li>}
    </ul>
  );
}

function creditCell({ _id, credit, open }: AdminCompany) {
  return (
    <>
      <Rupees amount={open} /> open
      <span className="block text-sm text-muted-foreground">
        {credit ? (
          <>
            of <Rupees amount={credit.limit} />, {credit.days} days
          </>
        ) : (
          "no credit"
        )}
      </span>
      <Link href={staffPaths.customer(_id)} prefetch={false} className="text-sm text-link">
        Statement
      </Link>
    </>
  );
}

/** Orders of a company bear its name, so the search of the orders finds them. */
function ordersCell({ name, orders }: AdminCompany) {
  if (orders === 0) return countText(0);
  return (
    <Link
      href={`${staffPaths.orders}?${new URLSearchParams({ q: name }).toString()}`}
      prefetch={false}
      className="text-link"
    >
      {countText(orders)}
      <span className="sr-only"> orders of {name}</span>
    </Link>
  );
}
