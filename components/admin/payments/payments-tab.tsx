import { FileSpreadsheet, HandCoins } from "lucide-react";
import { useState } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import { useLoad } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { ListSkeleton } from "@/components/shared/list/list-skeleton";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { OutstandingSummary } from "@/lib/payments/schemas";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { OutstandingCard, outstandingColumns } from "./outstanding-columns";
import { StatementDialog } from "./statement-dialog";

const load = fetchPage("GET /admin/payments/outstanding");
const loadSummary = (_question: string, signal: AbortSignal) =>
  call("GET /admin/payments/summary", { signal });

const notice = "Failed to fetch the payments.";
const toast = () => ({ title: notice });

export function PaymentsTab() {
  return (
    <RevealTogether fallback={<PaymentsSkeleton />}>
      <Payments />
    </RevealTogether>
  );
}

const LOADING = "Loading what is to be collected";

function Payments() {
  const list = useList({ load, pageSize: 25, what: "orders", notice, toast });
  const summary = useLoad({ load: loadSummary });
  const [isMatching, setMatching] = useState(false);
  const changed = () => Promise.all([list.renew(), summary.renew()]);
  return (
    <section aria-label="Payments">
      <PageHeading
        title="Payments"
        actions={
          <Button variant="outline" onClick={() => setMatching(true)}>
            <FileSpreadsheet aria-hidden /> Match a Bank Statement
          </Button>
        }
      >
        What customers still owe, the longest overdue first.
      </PageHeading>
      {summary.value && <OutstandingFigures summary={summary.value} />}
      <AdminList
        list={list}
        loading={LOADING}
        caption="Orders that are to be paid, the longest overdue first"
        keyOf={({ _id }) => _id}
        columns={outstandingColumns(changed)}
        card={(order) => <OutstandingCard order={order} onReminded={changed} />}
        empty={{
          title: "Nothing to Collect",
          text: "Orders that are still to be paid appear here until they are.",
          Icon: HandCoins,
        }}
      />
      {isMatching && <StatementDialog onClose={() => setMatching(false)} onRecorded={changed} />}
    </section>
  );
}

function PaymentsSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-13 max-w-96" />
      <Skeleton className="mb-5 h-26" />
      <ListSkeleton label={LOADING} cards />
    </>
  );
}

function OutstandingFigures({ summary }: { summary: OutstandingSummary }) {
  const { orders, due, overdue, toGiveBack } = summary;
  return (
    <dl className="mb-5 grid gap-4 sm:grid-cols-3">
      <Figure name="To be collected" amount={due} note={counted(orders, "order")} />
      <Figure
        name="Overdue"
        amount={overdue}
        isBad={overdue > 0}
        note={overdue > 0 ? "should be here already" : "Nothing is late"}
      />
      <Figure name="To refund" amount={toGiveBack} isBad={toGiveBack > 0}>
        {toGiveBack > 0 && (
          <Link className="text-link" href={`${staffPaths.orders}?payment=over`}>
            Show the orders
          </Link>
        )}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  amount: number;
  isBad?: boolean;
  note?: string;
  children?: React.ReactNode;
}

function Figure({ name, amount, isBad = false, note, children }: FigureProps) {
  return (
    <Card className="p-4">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd>
        <span className={cn("block text-xl font-semibold tabular", isBad && "text-destructive")}>
          <Rupees amount={amount} />
        </span>
        <span className="text-sm text-muted-foreground">{children || note || "Nothing"}</span>
      </dd>
    </Card>
  );
}
