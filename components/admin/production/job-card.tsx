import { FileDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ImageOr } from "@/components/ui/image-or";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { StatusChange } from "@/lib/orders/admin-schemas";
import { PRODUCTION_STEPS, type Job } from "@/lib/fulfilment/production/schemas";
import { STEP_NAMES } from "@/lib/fulfilment/production/step-names";
import { advanceOrder } from "../orders/advance-order";
import { BeforeProduction, missingText } from "../orders/before-production";
import { type ClosedGates, OverrideDialog, readClosedGates } from "../orders/override-dialog";
import { CustomerLink } from "../shared/customer-link";

interface BoardCardProps {
  about: Pick<Job, "order" | "daysLeft" | "name" | "quantity" | "detail">;
  /** The thumbnail of its proof. */
  picture?: string | null;
  /** Shown after the customer, such as the due date. */
  note: string;
  children?: ReactNode;
}

/** Goods to make or to dispatch, with their order and the days left. */
export function BoardCard({ about, picture, note, children }: BoardCardProps) {
  const { order, daysLeft, name, quantity, detail } = about;
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          href={staffPaths.order(order.orderId)}
          prefetch={false}
          className="text-sm font-semibold text-link tabular pointer-coarse:min-h-11 pointer-coarse:py-3"
        >
          {order.orderId}
        </Link>
        <DaysLeft days={daysLeft} />
      </div>
      {picture && (
        <ImageOr
          src={picture}
          alt={`Proof of ${name}`}
          loading="lazy"
          width={320}
          height={160}
          className="mt-2 h-40 w-full rounded-md border bg-white object-contain"
          fallback={null}
        />
      )}
      <h4 className="mt-1 leading-snug font-semibold break-words">{name}</h4>
      <p className="mt-1 text-sm break-words">
        {quantity}
        {detail && <span className="text-muted-foreground">, {detail}</span>}
      </p>
      <p className="mt-1 text-sm break-words text-muted-foreground">
        <CustomerLink customer={order.customer}>{order.buyer}</CustomerLink>
        {note}
      </p>
      {children}
    </Card>
  );
}

interface JobCardProps {
  job: Job;
  onChanged: () => Promise<boolean>;
}

export function JobCard({ job, onChanged }: JobCardProps) {
  const { dispatchBy } = job;
  const until = dispatchBy ? `, leaves by ${dayText(new Date(dispatchBy))}` : "";
  return (
    <BoardCard about={job} picture={job.picture} note={until}>
      <JobActions job={job} onChanged={onChanged} />
    </BoardCard>
  );
}

function DaysLeft({ days }: { days: number | null }) {
  if (days === null) return <Badge variant="outline">No date yet</Badge>;
  if (days < 0) return <Badge variant="signal">{counted(-days, "day")} late</Badge>;
  if (days === 0) return <Badge variant="marigold">Leaves today</Badge>;
  return <Badge variant="secondary">{counted(days, "day")} left</Badge>;
}

function JobActions({ job, onChanged }: JobCardProps) {
  const { _id, step, order, waits, advanceDue } = job;
  const { busy, run } = useAction({
    title: "Job Not Moved",
    text: "The job could not be moved. Please try again.",
  });
  const mayOverride = useMay("proofs.write");
  const [closed, setClosed] = useState<ClosedGates | null>(null);
  const at = PRODUCTION_STEPS.indexOf(step);
  const [before, next] = [PRODUCTION_STEPS[at - 1], PRODUCTION_STEPS[at + 1]];
  const isPending = order.status === "Pending";
  const proof = waits > 0 ? `the customer approves ${counted(waits, "other line")}` : "";
  const missing = missingText(proof, advanceDue);
  const of = <span className="sr-only"> {`${job.name}, ${order.orderId}`}</span>;

  async function start(passed?: Pick<StatusChange, "override" | "gates">) {
    try {
      await advanceOrder(order._id, { status: "Processing", ...passed });
    } catch (error) {
      const gates = mayOverride ? readClosedGates(error) : null;
      if (!gates) throw error;
      setClosed(gates);
      return false;
    }
    await onChanged();
    return undefined;
  }

  async function startNow() {
    await start();
  }

  async function move(to: Job["step"]) {
    await call("PATCH /admin/production/{line}", { params: { line: _id }, body: { step: to } });
    await onChanged();
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {isPending && missing && <BeforeProduction missing={missing} className="w-full text-sm" />}
      {isPending && (
        <Button
          size="sm"
          variant={missing ? "outline" : "default"}
          aria-disabled={busy}
          onClick={() => void run(startNow)}
        >
          Start Production{of}
        </Button>
      )}
      {!isPending && next && (
        <Button size="sm" aria-disabled={busy} onClick={() => void run(() => move(next))}>
          Move to {STEP_NAMES[next]}
          {of}
        </Button>
      )}
      {before && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={busy}
          onClick={() => void run(() => move(before))}
        >
          Back<span className="sr-only"> to {STEP_NAMES[before]}:</span>
          {of}
        </Button>
      )}
      {job.isApproved && (
        <Button asChild size="sm" variant="outline">
          <FileLink
            href={apiAddress("GET /admin/orders/{id}/lines/{line}/job-ticket", {
              params: { id: order._id, line: _id },
            })}
          >
            <FileDown aria-hidden /> Job Ticket{of}
          </FileLink>
        </Button>
      )}
      {closed && (
        <OverrideDialog
          closed={closed}
          onSubmit={(override) => start({ override, gates: closed.gates })}
          onClose={() => setClosed(null)}
        />
      )}
    </div>
  );
}
