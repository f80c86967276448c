"use client";

import { useWords } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import type { CompanyAnswer } from "@/lib/identity/companies/schemas";
import { companyCan } from "@/lib/session/company-roles";
import { CompanyCard } from "./company-card";
import { CompanyInvitations } from "./company-invitations";
import { FoundCompany } from "./found-company";
import { MembersCard } from "./members-card";
import { RegistrationsCard } from "./registrations-card";

interface CompanyTabProps {
  profile: Load<Profile>;
}

const loadCompany = (_: string, signal: AbortSignal): Promise<CompanyAnswer> =>
  call("GET /company", { signal });

/** The company that somebody buys for; who has none can found one. */
export function CompanyTab({ profile: { value: person, renew } }: CompanyTabProps) {
  if (!person) return null;
  if (!person.membership) return <FoundCompany name={person.company ?? ""} onFounded={renew} />;
  return <OwnCompany onLeft={renew} />;
}

function OwnCompany({ onLeft }: { onLeft: () => Promise<unknown> }) {
  const say = useWords();
  const { value: company, error, reload, adopt } = useLoad({ load: loadCompany });
  if (error && !company) {
    return <LoadFailure text={say("Your company could not be loaded.")} retry={reload} />;
  }
  if (!company) return <Skeleton className="h-64" />;
  const isOwner = companyCan(company.role, "company.write");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <CompanyCard company={company} mayChange={isOwner} onSaved={adopt} />
        <RegistrationsCard company={company} mayChange={isOwner} onSaved={adopt} />
      </div>
      <div className="min-w-0 space-y-5">
        <MembersCard company={company} mayChange={isOwner} onLeft={onLeft} />
        {isOwner && <CompanyInvitations />}
      </div>
    </div>
  );
}
