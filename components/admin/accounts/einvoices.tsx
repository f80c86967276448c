import { CircleCheck } from "lucide-react";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { dayNamed } from "@/lib/base/india-time";
import { staffPaths } from "@/lib/base/staff-paths";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import {
  EINVOICE_FILTERS,
  SOON_DAYS,
  type EInvoiceFilter,
  type EInvoicesAnswer,
  type EInvoiceTaskAnswer,
} from "@/lib/documents/einvoicing/schemas";
import { SectionHeading } from "../shared/section-heading";

const FILTERS: Record<EInvoiceFilter, string> = {
  open: "All without an IRN",
  soon: `Due within ${SOON_DAYS} days`,
  late: "Too late",
  refused: "Refused",
};

const load = (show: string, signal: AbortSignal): Promise<EInvoicesAnswer> =>
  call("GET /admin/einvoices", { query: { show: filterNamed(show) }, signal });

const filterNamed = (requested: string | null) =>
  EINVOICE_FILTERS.find((name) => name === requested) ?? "open";

/** Documents of all months that need an IRN and have none; renders nothing without any. */
export function EInvoices({ address }: { address: ListAddress }) {
  const requested = address.search.get("irn");
  const show = filterNamed(requested);
  const { value, error, reload, renew } = useLoad({ load, question: show });
  if (error) {
    const text = refusalText(error, "The invoices without an IRN could not be loaded.");
    return <LoadFailure text={text} retry={reload} />;
  }
  if (!value || (value.count === 0 && requested === null)) return null;
  return (
    <section aria-labelledby="e-invoices" className="mb-8">
      <SectionHeading
        id="e-invoices"
        title="Invoices without an IRN"
        className="mb-4"
        actions={
          <NativeSelect
            name="irn"
            aria-label="Invoices without an IRN"
            className="w-52"
            value={show}
            onChange={(event) => address.show({ irn: event.target.value })}
          >
            {EINVOICE_FILTERS.map((name) => (
              <option key={name} value={name}>
                {FILTERS[name]}
              </option>
            ))}
          </NativeSelect>
        }
      >
        {value.hasProvider
          ? "The shop sends them to the e-invoice portal by itself and tries again when it is down."
          : "Upload each invoice’s file to the e-invoice portal, then record its IRN on the order."}
      </SectionHeading>
      <Card className="px-5 sm:px-6">
        <Tasks {...value} onChange={renew} />
      </Card>
    </section>
  );
}

function Tasks({
  hasProvider,
  count,
  invoices,
  onChange,
}: EInvoicesAnswer & { onChange: () => Promise<boolean> }) {
  const mayRetry = useMay("documents.issue") && hasProvider;
  if (count === 0) {
    return (
      <p className="flex gap-3 py-4 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        There are none.
      </p>
    );
  }
  const remaining = count - invoices.length;
  return (
    <ul className="max-h-128 divide-y overflow-y-auto">
      {invoices.map((task) => (
        <li key={task._id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
          <Task {...task} />
          {mayRetry && <Retry task={task} onChange={onChange} />}
        </li>
      ))}
      {remaining > 0 && (
        <li className="py-3 text-sm text-muted-foreground">
          and {counted(remaining, "more", "more")}
        </li>
      )}
    </ul>
  );
}

function Task(task: EInvoiceTaskAnswer) {
  const { order, number, date, buyer, total, error } = task;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link href={staffPaths.order(order._id)} prefetch={false} className="text-link tabular">
          {number}
        </Link>
        <DueBadge {...task} />
        <span className="font-semibold">
          <Rupees amount={total} />
        </span>
      </p>
      <p className="mt-0.5 [overflow-wrap:anywhere] text-muted-foreground">
        {buyer}, {shortDayText(dayNamed(date))}
      </p>
      {error && <p className="mt-1 max-w-prose [overflow-wrap:anywhere]">{stateText(task)}</p>}
    </div>
  );
}

function DueBadge({ dueOn, daysLeft }: EInvoiceTaskAnswer) {
  if (dueOn === null || daysLeft === null) return <Badge variant="outline">No last day</Badge>;
  if (daysLeft < 0) return <Badge variant="signal">{counted(-daysLeft, "day")} late</Badge>;
  if (daysLeft === 0) return <Badge variant="signal">Last day today</Badge>;
  return (
    <Badge variant={daysLeft <= SOON_DAYS ? "marigold" : "secondary"}>
      {counted(daysLeft, "day")} left
    </Badge>
  );
}

const stateText = ({ state, error }: EInvoiceTaskAnswer) =>
  state === "refused" ? `Refused. ${error}` : `Waiting for the provider. ${error}`;

function Retry({
  task: { _id, number },
  onChange,
}: {
  task: EInvoiceTaskAnswer;
  onChange: () => Promise<boolean>;
}) {
  const { busy, run } = useAction({
    title: "Not Sent",
    text: "The invoice could not be sent. Please try again.",
  });
  async function retry() {
    const { state, error } = await call("POST /admin/einvoices/{id}/retry", {
      params: { id: _id },
    });
    toast(
      state === "registered"
        ? { title: "IRN Recorded", description: `${number} now has its IRN and QR code.` }
        : { title: "No IRN Yet", description: error ?? "", destructive: true },
    );
    await onChange();
  }
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void run(retry)}>
      {busy && <Spinner />} Try again<span className="sr-only"> with {number}</span>
    </Button>
  );
}
