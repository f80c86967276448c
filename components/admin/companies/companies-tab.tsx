"use client";

import { Building2 } from "lucide-react";
import { useState } from "react";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { useMay } from "@/lib/client/use-role";
import { CompanyState } from "@/lib/db/generated/enums";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { companyColumns } from "./company-columns";
import { EditCompany } from "./edit-company";

const load = fetchPage("GET /admin/companies");

const filters = { q: searchText, state: pickFrom(Object.values(CompanyState)) };

/** The companies that buy here, with their people, credit and prices. */
export function CompaniesTab() {
  const list = useList({ load, filters, what: "companies" });
  const mayChange = useMay("companies.write");
  const [edited, setEdited] = useState<string | null>(null);
  const company = list.value?.items.find(({ _id }) => _id === edited);
  return (
    <section aria-label="Companies">
      <PageHeading title="Companies">
        Customers add their company themselves; credit and prices are yours to grant.
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
          },
        }}
        caption="Companies, newest first"
        keyOf={({ _id }) => _id}
        columns={companyColumns(mayChange ? ({ _id }) => setEdited(_id) : undefined)}
        rowClassName={() => "max-md:align-top"}
        empty={{
          title: "No Companies Yet",
          text: "They appear here once a customer adds one in the dashboard.",
          Icon: Building2,
        }}
        noMatches={{ text: "Adjust the search or the state." }}
      />
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
