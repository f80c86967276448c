import { useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { StatementView, type StatementQuery } from "@/components/domain/account/statement-view";
import { NativeSelect } from "@/components/ui/native-select";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";

const OWN = { of: "self" } as const;

const load = (question: string, signal: AbortSignal) =>
  call("GET /account/statement", { query: JSON.parse(question) as StatementQuery, signal });

const getFile = (query: StatementQuery) => apiAddress("GET /account/statement", { query });

const loadOwn = (question: string, signal: AbortSignal) => {
  const query = { ...(JSON.parse(question) as StatementQuery), ...OWN };
  return call("GET /account/statement", { query, signal });
};

const getOwnFile = (query: StatementQuery) =>
  apiAddress("GET /account/statement", { query: { ...query, ...OWN } });

const toOrder = (order: string, words: ReactNode) => (
  <Link href={paths.order(order)} prefetch={false} className="text-link">
    {words}
  </Link>
);

/** The account's statement; members who can read the company's statement can switch between the two. */
export function StatementTab({ membership }: { membership: Profile["membership"] | undefined }) {
  const t = useTranslate();
  const [isOwn, setOwn] = useState(false);
  if (!membership || !companyCan(membership.role, "statement.read")) {
    return <StatementView load={load} fileOf={getFile} toOrder={toOrder} />;
  }
  return (
    <div className="space-y-4">
      <NativeSelect
        name="account"
        aria-label={t("Whose statement")}
        className="w-full sm:w-64"
        value={isOwn ? "self" : "company"}
        onChange={(event) => setOwn(event.target.value === "self")}
      >
        <option value="company">{membership.company.name}</option>
        <option value="self">{t("My own orders")}</option>
      </NativeSelect>
      <StatementView
        key={String(isOwn)}
        load={isOwn ? loadOwn : load}
        fileOf={isOwn ? getOwnFile : getFile}
        toOrder={toOrder}
      />
    </div>
  );
}
