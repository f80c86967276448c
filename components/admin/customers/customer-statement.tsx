import { useCallback, useState, type ReactNode } from "react";
import { StatementView, type StatementQuery } from "@/components/domain/account/statement-view";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { apiAddress } from "@/lib/api/call";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import type { CustomerStatementAnswer } from "@/lib/payments/account-statement/schemas";
import { OpenableLink } from "../shared/openable-link";

const toOrder = (order: string, words: ReactNode) => (
  <OpenableLink href={staffPaths.order(order)} prefetch={false} className="text-link">
    {words}
  </OpenableLink>
);

/** The statement of a customer's account as the customer sees it, on the customer page. */
export function CustomerStatement({ id }: { id: string }) {
  const [statement, setStatement] = useState<CustomerStatementAnswer>();
  const load = useCallback(
    async (question: string, signal: AbortSignal) => {
      const query = JSON.parse(question) as StatementQuery;
      const options = { params: { id }, query, signal };
      const answer = await call("GET /admin/customers/{id}/statement", options);
      setStatement(answer);
      return answer;
    },
    [id],
  );
  const { interest } = statement ?? {};
  const getFile = (query: StatementQuery) =>
    apiAddress("GET /admin/customers/{id}/statement", { params: { id }, query });
  return (
    <>
      <h2 className="mb-4 text-heading">Statement of Account</h2>
      <StatementView load={load} fileOf={getFile} toOrder={toOrder} />
      {interest && <Interest interest={interest} />}
    </>
  );
}

/** The statutory interest on late payments, which only the shop sees. */
function Interest({ interest }: { interest: NonNullable<CustomerStatementAnswer["interest"]> }) {
  return (
    <section aria-labelledby="interest" className="mt-8">
      <h2 id="interest" className="text-heading">
        Interest on late payment
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted-foreground">
        <Rupees amount={interest.total} /> at three times the Bank Rate with monthly rests, counted
        from the agreed day, at the latest the 45th after delivery (MSMED Act 2006, sections 15 and
        16). It is no part of the balance, and your customer sees it only where you send them this
        statement.
      </p>
      <dl className="max-w-md divide-y rounded-lg border bg-card px-4 text-[0.9375rem]">
        {interest.rows.map(({ order, invoice, from, amount }) => (
          <div key={invoice} className="flex justify-between gap-4 py-2.5">
            <dt>
              <span className="tabular">{invoice}</span>
              <span className="block text-sm text-muted-foreground">
                order {order}, late since {dayText(new Date(from))}
              </span>
            </dt>
            <dd className="font-semibold">
              <Rupees amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
