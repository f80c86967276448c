import { FileDown, ReceiptText } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { EmptyList } from "@/components/shared/list/empty-list";
import { type Column, Rows } from "@/components/shared/list/rows";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import type {
  AccountStatementAnswer,
  StatementFormat,
} from "@/lib/payments/account-statement/schemas";
import {
  AGEING_NAMES,
  STATEMENT_KIND_NAMES,
  translateRowDetails,
} from "@/lib/payments/account-statement/statement-text";
import { offeredPeriods } from "./periods";

export interface StatementQuery {
  from: string;
  to: string;
  format?: StatementFormat;
}

interface StatementViewProps {
  /** Must be the same function on every render; `question` is the query as JSON. */
  load: (question: string, signal: AbortSignal) => Promise<AccountStatementAnswer>;
  /** The URL of the statement as a file. */
  fileOf: (query: StatementQuery) => string;
  /** Links what a row names to its order. */
  toOrder: OrderLinker;
}

type OrderLinker = (order: string, words: ReactNode) => ReactNode;

/** A statement of account with a choice of period, for the customer and for staff. */
export function StatementView({ load, fileOf, toOrder }: StatementViewProps) {
  const t = useTranslate();
  const [periods] = useState(() => offeredPeriods(new Date(), t));
  const address = useListAddress();
  const requested = address.search.get("period");
  const period = periods.find(({ name }) => name === requested) ?? periods[0];
  const query = { from: period?.from ?? "", to: period?.to ?? "" };
  const { value, isCurrent, error, reload } = useLoad({ load, question: JSON.stringify(query) });
  const statement = isCurrent ? value : null;
  return (
    <section aria-label={t("Statement of account")} className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <NativeSelect
          name="period"
          aria-label={t("Period")}
          className="w-full sm:w-64"
          value={period?.name}
          onChange={(event) => address.show({ period: event.target.value })}
        >
          {periods.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </NativeSelect>
        {(["pdf", "csv"] as const).map((format) => (
          <Button key={format} asChild variant="outline">
            <FileLink href={fileOf({ ...query, format })} download="">
              <FileDown aria-hidden /> {format.toUpperCase()}
            </FileLink>
          </Button>
        ))}
      </div>
      {error && (
        <LoadFailure
          text={refusalText(error, t("The statement could not be loaded."), t)}
          retry={reload}
        />
      )}
      {!error && !statement && <Loading />}
      {!error && statement && <Statement statement={statement} toOrder={toOrder} />}
    </section>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t("Loading the statement")} className="space-y-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  );
}

interface StatementProps {
  statement: AccountStatementAnswer;
  toOrder: OrderLinker;
}

function Statement({ statement, toOrder }: StatementProps) {
  const t = useTranslate();
  const { opening, closing, rows } = statement;
  return (
    <>
      <Sums opening={opening} closing={closing} />
      {rows.length > 0 ? (
        <Rows
          caption={t("What was charged and paid, oldest first")}
          entries={rows.map((row, index) => ({ ...row, index }))}
          keyOf={({ index }) => String(index)}
          columns={statementColumns(toOrder)}
          card={(row) => <RowCard row={row} toOrder={toOrder} />}
        />
      ) : (
        <EmptyList as="h2" title={t("Nothing in This Period")} Icon={ReceiptText}>
          {t("Invoices, credit notes and payments appear here on their days.")}
        </EmptyList>
      )}
      {closing !== 0 && <Ageing ageing={statement.ageing} />}
    </>
  );
}

/** "₹500.00", or "₹500.00 in advance" where more was paid than is owed. */
function Balance({ amount }: { amount: number }) {
  const t = useTranslate();
  return (
    <>
      <Rupees amount={Math.abs(amount)} />
      {amount < 0 && <span className="font-normal text-muted-foreground"> {t("in advance")}</span>}
    </>
  );
}

function Sums({ opening, closing }: Pick<AccountStatementAnswer, "opening" | "closing">) {
  const t = useTranslate();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:max-w-xl sm:gap-4">
      {[
        { name: "Opening balance", amount: opening },
        { name: "Closing balance", amount: closing },
      ].map(({ name, amount }) => (
        <Card key={name} className="p-4">
          <dt className="text-sm text-muted-foreground">{t(name)}</dt>
          <dd className="mt-1 text-lg leading-tight font-semibold sm:text-xl">
            <Balance amount={amount} />
          </dd>
        </Card>
      ))}
    </dl>
  );
}

type Row = AccountStatementAnswer["rows"][number];

const amount = (value: number) => value !== 0 && <Rupees amount={value} />;

const statementColumns = (toOrder: OrderLinker): Column<Row>[] => [
  {
    name: "Date",
    cellClassName: "whitespace-nowrap tabular",
    cell: ({ at }) => <Day at={at} />,
  },
  {
    name: "Details",
    isTitle: true,
    headClassName: "w-full",
    cellClassName: "py-1.5 leading-snug",
    cell: (row) => <Named row={row} toOrder={toOrder} />,
  },
  {
    name: "Debit",
    figure: true,
    cellClassName: "whitespace-nowrap",
    cell: ({ debit }) => amount(debit),
  },
  {
    name: "Credit",
    figure: true,
    cellClassName: "whitespace-nowrap",
    cell: ({ credit }) => amount(credit),
  },
  {
    name: "Balance",
    figure: true,
    cellClassName: "font-semibold whitespace-nowrap",
    cell: ({ balance }) => <Balance amount={balance} />,
  },
];

function Day({ at }: Pick<Row, "at">) {
  const { language } = useTranslate();
  return shortDayText(new Date(at), language);
}

interface RowProps {
  row: Row;
  toOrder: OrderLinker;
}

function Named({ row: { kind, number, order, words }, toOrder }: RowProps) {
  const t = useTranslate();
  const named = (
    <>
      {t(STATEMENT_KIND_NAMES[kind])} <span className="tabular">{number}</span>
    </>
  );
  return (
    <>
      {/* What is of the opening balance belongs to no order. */}
      <span className="font-semibold">{order ? toOrder(order, named) : named}</span>
      <span className="block text-sm font-normal [overflow-wrap:anywhere] text-muted-foreground">
        {translateRowDetails(t, words)}
      </span>
    </>
  );
}

function RowCard({ row, toOrder }: RowProps) {
  const t = useTranslate();
  const { at, debit, credit, balance } = row;
  return (
    <Card className="p-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 leading-snug">
          <Named row={row} toOrder={toOrder} />
        </div>
        <span className="shrink-0 font-semibold">
          {credit > 0 && "−"}
          <Rupees amount={debit || credit} />
        </span>
      </div>
      <p className="mt-2 flex justify-between gap-3 border-t pt-2 text-muted-foreground tabular">
        <span>{shortDayText(new Date(at), t.language)}</span>
        <span>
          {t("Balance")} <Balance amount={balance} />
        </span>
      </p>
    </Card>
  );
}

function Ageing({ ageing }: Pick<AccountStatementAnswer, "ageing">) {
  const t = useTranslate();
  const shown = (Object.keys(AGEING_NAMES) as (keyof typeof AGEING_NAMES)[]).filter(
    (name) => ageing[name] !== 0,
  );
  return (
    <section aria-labelledby="ageing">
      <h2 id="ageing" className="mb-3 text-heading">
        {t("Age of the closing balance")}
      </h2>
      <dl className="max-w-md divide-y rounded-lg border bg-card px-4 text-[0.9375rem]">
        {shown.map((name) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt>{t(AGEING_NAMES[name])}</dt>
            <dd className={cn("font-semibold", isLate(name) && "text-destructive")}>
              {name === "inHand" && "−"}
              <Rupees amount={ageing[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isLate = (name: keyof typeof AGEING_NAMES) => name !== "notDue" && name !== "inHand";
