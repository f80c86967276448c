import { X } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import type { PriceListAnswer } from "@/lib/companies/price-lists/schemas";
import { CompanyFinder } from "../entry/finder";
import { IconButton } from "../shared/row-buttons";

interface CompaniesCardProps {
  list: PriceListAnswer;
  /** Reloads the companies that have it. */
  onChanged: () => Promise<unknown>;
}

const give = (id: string, priceList: string | null) =>
  call("PATCH /admin/companies/{id}", { params: { id }, body: { priceList } });

/**
 * The companies that have the list, added and removed here as on the company's page; each change is saved at once.
 */
export function CompaniesCard({ list, onChanged }: CompaniesCardProps) {
  const { _id: id, name, companies } = list;
  /** A company that would lose another list. */
  const [requested, setAsked] = useState<AdminCompany | null>(null);
  const { busy, run } = useAction({ title: "Company Not Saved", text: "Please try again." });

  async function save(company: Pick<AdminCompany, "_id" | "name">, to: string | null) {
    await give(company._id, to);
    await onChanged();
    const description = to === null ? `${company.name} pays public prices now.` : company.name;
    return { title: to === null ? "Price List Taken Back" : "Price List Given", description };
  }

  const saveNow = (...change: Parameters<typeof save>) =>
    void run(async () => toast(await save(...change)));

  function choose(company: AdminCompany) {
    if (company.priceList?._id === id) return;
    if (company.priceList) setAsked(company);
    else saveNow(company, id);
  }

  return (
    <Card className="mt-5 p-5 sm:p-6">
      <h2 className="text-heading">Companies with these prices</h2>
      {companies.length === 0 && (
        <p className="mt-2 text-sm text-muted-foreground">No company has it yet.</p>
      )}
      <ul className="mt-2 mb-4 divide-y">
        {companies.map((company) => (
          <li key={company._id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="[overflow-wrap:anywhere]">{company.name}</span>
            <IconButton
              label={`Take it back from ${company.name}`}
              Icon={X}
              disabled={busy}
              onClick={() => saveNow(company, null)}
            />
          </li>
        ))}
      </ul>
      <CompanyFinder
        label="Give it to a company"
        placeholder="Name of a company or of a member"
        onChoose={choose}
      >
        {(company) => (
          <>
            <span className="min-w-0 flex-1 font-semibold">{company.name}</span>
            <span className="text-muted-foreground">
              {company.priceList ? `has ${company.priceList.name}` : "public prices"}
            </span>
          </>
        )}
      </CompanyFinder>
      {requested && (
        <ConfirmAction
          title={`Replace the price list of ${requested.name}?`}
          confirm="Replace"
          keep="Keep"
          onClose={() => setAsked(null)}
          failure={{ title: "Company Not Saved", text: "Please try again." }}
          action={() => save(requested, id)}
        >
          <p>
            It has {requested.priceList?.name} now, and would have {name} in its place.
          </p>
        </ConfirmAction>
      )}
    </Card>
  );
}
