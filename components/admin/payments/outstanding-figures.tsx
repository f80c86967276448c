import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/counts";
import { paths } from "@/lib/base/paths";
import type { OutstandingSummary } from "@/lib/payments/schemas";

/** The sums of the list below, and what went the other way. */
export function OutstandingFigures({ summary }: { summary: OutstandingSummary }) {
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
          <Link className="text-link" href={`${paths.adminOrders}?payment=over`}>
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
