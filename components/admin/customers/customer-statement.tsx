"use client";

import { useCallback, useState } from "react";
import {
  StatementView,
  type StatementQuery,
} from "@/components/shop/account/statement/statement-view";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import type { AccountStatementAnswer } from "@/lib/payments/account-statement/schemas";
import { PageHeading } from "../shared/page-heading";

/** The statement of a customer's account, as its customer reads it. */
export function CustomerStatement({ id }: { id: string }) {
  const [customer, setCustomer] = useState<AccountStatementAnswer["customer"]>();
  const load = useCallback(
    async (question: string, signal: AbortSignal) => {
      const query = JSON.parse(question) as StatementQuery;
      const options = { params: { id }, query, signal };
      const statement = await call("GET /admin/customers/{id}/statement", options);
      setCustomer(statement.customer);
      return statement;
    },
    [id],
  );
  const fileOf = (query: StatementQuery) =>
    apiAddress("GET /admin/customers/{id}/statement", { params: { id }, query });
  return (
    <>
      <PageHeading
        title="Statement of Account"
        back={{ href: paths.admin("payments"), label: "Back to Payments" }}
      >
        <span className="min-h-[1.6em]">
          {customer && [customer.company, customer.name].filter(Boolean).join(", ")}
        </span>
      </PageHeading>
      <StatementView load={load} fileOf={fileOf} />
    </>
  );
}
