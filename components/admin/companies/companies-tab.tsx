import { Building2, FileDown, FileUp, Pencil, Plus, Send } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { Rupees } from "@/components/shared/format/rupees";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { staffPaths } from "@/lib/base/staff-paths";
import { counted, countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay, useRole } from "@/lib/client/use-role";
import { CompanyState } from "@/lib/db/generated/enums";
import { mayOpen } from "@/lib/identity/access/pages";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import { AdminList } from "../shared/admin-list";
import { OpenableLink } from "../shared/openable-link";
import { PageHeading } from "../shared/page-heading";
import { BulkBar, useSelection, type Selection } from "../shared/selection";
import { AddCompany } from "./add-company";
import { invitationText } from "./company-people";
import { EditCompany } from "./edit-company";
import { ImportCompanies } from "./import-companies";

const load = fetchPage("GET /admin/companies");

const filters = {
  q: searchText,
  state: pickFrom(Object.values(CompanyState)),
  opening: pickFrom(["overdue"]),
};

/** Companies with their people, credit and prices. */
export function CompaniesTab() {
  const list = useList({ load, filters, what: "companies" });
  const mayChange = useMay("companies.write");
  const [edited, setEdited] = useState<string | null>(null);
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const selection = useSelection(list);
  const company = list.value?.items.find(({ _id }) => _id === edited);
  return (
    <section aria-label="Companies">
      <PageHeading title="Companies" actions={mayChange && <Actions onOpen={setOpen} />}>
        Customers add their company themselves, or you enter it; credit and prices are yours to
        grant.
      </PageHeading>
      <AdminList
        list={list}
        toolbar={{
          search: { placeholder: "Search by name or person" },
          choices: {
            state: {
              label: "State",
              all: "Any state",
              options: Object.values(CompanyState),
              className: "w-40",
            },
            opening: {
              label: "Opening balance",
              all: "Any opening balance",
              options: { overdue: "Overdue" },
              className: "w-56",
            },
          },
        }}
        caption="Companies, newest first"
        keyOf={({ _id }) => _id}
        columns={companyColumns(mayChange ? ({ _id }) => setEdited(_id) : undefined)}
        {...(mayChange && { ticking: { selection, label: ({ name }: AdminCompany) => name } })}
        rowClassName={() => "max-md:align-top"}
        empty={{
          title: "No Companies Yet",
          text: "They appear here once a customer adds one, or you enter or import them.",
          Icon: Building2,
          actions: mayChange && (
            <Button onClick={() => setOpen("import")}>Bring Your Customers</Button>
          ),
        }}
        noMatches={{ text: "Adjust the search or the state." }}
      />
      <InviteBar selection={selection} onInvited={list.renew} />
      {open === "add" && <AddCompany onClose={() => setOpen(null)} onAdded={list.renew} />}
      {open === "import" && (
        <ImportCompanies onClose={() => setOpen(null)} onImported={list.renew} />
      )}
      {company && (
        <EditCompany
          key={company._id}
          company={company}
          onClose={() => setEdited(null)}
          onSaved={list.renew}
        />
      )}
    </section>
  );
}

function Actions({ onOpen }: { onOpen: (what: "add" | "import") => void }) {
  return (
    <>
      <Button size="sm" onClick={() => onOpen("add")}>
        <Plus aria-hidden /> Add Company
      </Button>
      <Button size="sm" variant="outline" onClick={() => onOpen("import")}>
        <FileUp aria-hidden /> Import
      </Button>
      <Button asChild size="sm" variant="outline">
        <FileLink
          href={apiAddress("GET /admin/companies/export", { query: { format: "xlsx" } })}
          download=""
        >
          <FileDown aria-hidden /> Export
        </FileLink>
      </Button>
    </>
  );
}

interface InviteBarProps {
  selection: Selection<AdminCompany>;
  onInvited: () => Promise<unknown>;
}

/** Invites the people of all selected companies who have not joined. */
function InviteBar({ selection, onInvited }: InviteBarProps) {
  const { busy, run } = useAction({
    title: "Not Invited",
    text: "The invitations could not be sent. Please try again.",
  });
  const companies = selection.chosen.map(({ _id }) => _id);
  const invite = () =>
    void run(async () => {
      const answer = await call("POST /admin/companies/invitations", { body: { companies } });
      selection.clear();
      await onInvited();
      const refused =
        answer.refused > 0 ? ` ${countText(answer.refused)} were mailed too often.` : "";
      toast({
        title: "Invited",
        description: `${counted(answer.invited, "person", "people")} of ${counted(answer.companies, "company", "companies")}.${refused}`,
      });
    });
  const waiting = selection.chosen.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <BulkBar selection={selection} what="company" many="companies">
      <Button size="sm" disabled={busy || waiting === 0} onClick={invite}>
        <Send aria-hidden /> Invite {counted(waiting, "person", "people")}
      </Button>
    </BulkBar>
  );
}

/** @param onEdit undefined for readers who may not edit */
function companyColumns(onEdit?: (company: AdminCompany) => void): Column<AdminCompany>[] {
  const columns: Column<AdminCompany>[] = [
    {
      name: "Company",
      isTitle: true,
      cellClassName: "w-full max-w-0",
      cell: (company) => <NameCell company={company} />,
    },
    {
      name: "People",
      className: "max-md:hidden",
      // Long names wrap, so that the company's stays whole.
      cellClassName: "min-w-36 text-sm",
      cell: peopleCell,
    },
    {
      name: "On account",
      className: "max-sm:hidden",
      cellClassName: "text-sm whitespace-nowrap",
      cell: creditCell,
    },
    {
      name: "Price list",
      className: "max-2xl:hidden",
      cellClassName: "text-sm whitespace-nowrap",
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
          <span className="max-2xl:sr-only">Edit</span>
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

function NameCell({ company }: { company: AdminCompany }) {
  const { _id, name, legalName, state, gstins, priceList } = company;
  const { variant, words } = STATES[state];
  const href = staffPaths.customer(_id);
  const mayRead = mayOpen(useRole(), href);
  const numbers = gstins.map(({ gstin }) => gstin).join(", ") || "No GSTIN";
  return (
    <>
      <p className="flex items-center gap-2 max-md:flex-wrap" title={`${legalName}, ${numbers}`}>
        <span className="min-w-0 font-semibold sm:truncate">
          {mayRead ? (
            <Link href={href} prefetch={false} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <Badge variant={variant}>{words}</Badge>
      </p>
      <div className="text-sm font-normal text-muted-foreground md:hidden">
        <p className="tabular">{numbers}</p>
        <p>{peopleCell(company)}</p>
        <p className="sm:hidden">{creditCell(company)}</p>
      </div>
      {priceList && (
        <p className="text-sm font-normal text-muted-foreground md:truncate 2xl:hidden">
          Prices of {priceList.name}
        </p>
      )}
    </>
  );
}

/** One member, and the number of the others; people who have not joined by the next step with them. */
function peopleCell({ members, people }: AdminCompany) {
  const [first, ...others] = members;
  const [next] = people;
  if (!first && next) {
    return (
      <span title={invitationText(next)}>
        {next.name}{" "}
        <span className="text-muted-foreground">{next.invitedAt ? "invited" : "not invited"}</span>
      </span>
    );
  }
  if (!first) return "–";
  const more = [
    others.length > 0 && `and ${countText(others.length)} more`,
    people.length > 0 && `${countText(people.length)} not joined`,
  ].filter(Boolean);
  return (
    <>
      {first.name} <span className="text-muted-foreground">{more.join(", ") || first.role}</span>
    </>
  );
}

function creditCell({ credit, open }: AdminCompany) {
  return (
    <>
      <Rupees amount={open} />{" "}
      <span className="text-muted-foreground">
        {credit ? (
          <>
            of <Rupees amount={credit.limit} />
            <span className="sm:max-2xl:hidden">, {credit.days} days</span>
          </>
        ) : (
          "open, no credit"
        )}
      </span>
    </>
  );
}

/** Orders of a company have its name, so a search of the orders finds them. */
function ordersCell({ name, orders }: AdminCompany) {
  if (orders === 0) return countText(0);
  return (
    <OpenableLink
      href={`${staffPaths.orders}?${new URLSearchParams({ q: name }).toString()}`}
      prefetch={false}
      className="text-link"
    >
      {countText(orders)}
      <span className="sr-only"> orders of {name}</span>
    </OpenableLink>
  );
}
