import { CircleCheck, FileQuestion, Landmark, Receipt, Tags, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { counted } from "@/lib/base/text/counts";
import { dayNamed } from "@/lib/base/india-time";
import { paths } from "@/lib/base/paths";
import { formatShortRupees, toPaise } from "@/lib/pricing/money";
import type { GstMonth } from "@/lib/documents/gst-returns/schemas";
import { OpenableLink } from "../shared/openable-link";

const rupees = (amount: number) => formatShortRupees(toPaise(amount));

export function OpenPoints({ month }: { month: GstMonth }) {
  const points = [unbilled, otherGstins, codes, rates, eWayBills, eInvoices].map((of) => of(month));
  const open = points.filter((point) => point !== null);
  return (
    <section aria-labelledby="open-points">
      <h2 id="open-points" className="mb-4 text-heading">
        Needs attention
      </h2>
      <Card className="divide-y px-5 sm:px-6">{open.length > 0 ? open : <Nothing />}</Card>
    </section>
  );
}

interface PointProps {
  Icon: typeof Truck;
  title: string;
  children?: ReactNode;
  text: ReactNode;
}

function Point({ Icon, title, text, children }: PointProps) {
  return (
    <div className="flex gap-3 py-4 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-signal" />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-[0.9375rem] font-medium">{title}</h3>
        <p className="mt-0.5 max-w-prose text-muted-foreground">{text}</p>
        {children}
      </div>
    </div>
  );
}

function Nothing() {
  return (
    <p className="flex gap-3 py-4 text-sm">
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
      Nothing is pending: every dispatched order has its invoice.
    </p>
  );
}

interface RefsProps {
  count: number;
  rows: readonly { _id: string; orderId: string; words: string; total: number }[];
}

/** Lists orders with links to their pages; orders beyond `rows` are only counted. */
function OrderRefs({ count, rows }: RefsProps) {
  const remaining = count - rows.length;
  return (
    <ul className="mt-2 max-h-64 divide-y overflow-y-auto rounded-md border">
      {rows.map(({ _id, orderId, words, total }) => (
        <li key={_id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
          <Link href={staffPaths.order(_id)} prefetch={false} className="text-link tabular">
            {orderId}
          </Link>
          <span className="text-muted-foreground">{words}</span>
          <span className="ml-auto">
            <Rupees amount={total} />
          </span>
        </li>
      ))}
      {remaining > 0 && (
        <li className="px-3 py-2 text-muted-foreground">
          and {counted(remaining, "more", "more")}
        </li>
      )}
    </ul>
  );
}

const WHY = { shipped: "goods have left", paid: "paid in full" };

function unbilled({ unbilled: { count, orders } }: GstMonth) {
  if (count === 0) return null;
  const rows = orders.map(({ why, status, ...order }) => ({
    ...order,
    words: `${status}, ${WHY[why]}`,
  }));
  return (
    <Point
      key="unbilled"
      Icon={FileQuestion}
      title={`${counted(count, "order")} without an invoice`}
      text="An invoice is due before goods leave. Issue it on the order's page; it carries the date of issue."
    >
      <OrderRefs count={count} rows={rows} />
    </Point>
  );
}

function otherGstins({ otherGstins: others }: GstMonth) {
  if (others.length === 0) return null;
  return (
    <Point
      key="gstins"
      Icon={Landmark}
      title="Another registration"
      text={`Invoices of this month were issued under ${others.join(", ")}. Each registration files a return of its own: the file here holds all of them under the shop's present one.`}
    />
  );
}

function eWayBills({ eWayBills: { above, count, invoices } }: GstMonth) {
  if (count === 0) return null;
  const rows = invoices.map(({ number, date, ...order }) => ({
    ...order,
    words: `${number}, ${shortDayText(dayNamed(date))}`,
  }));
  return (
    <Point
      key="e-way"
      Icon={Truck}
      title={`${counted(count, "invoice")} above ${rupees(above)}`}
      text="Goods of that value travel with an e-way bill, made at ewaybillgst.gov.in before they leave. Within a state another limit can hold."
    >
      <OrderRefs count={count} rows={rows} />
    </Point>
  );
}

function eInvoices({ eInvoicing }: GstMonth) {
  if (!eInvoicing) return null;
  const { above, turnover, financialYear } = eInvoicing;
  return (
    <Point
      key="e-invoices"
      Icon={Receipt}
      title="E-invoicing"
      text={`The shop billed ${rupees(turnover)} before tax in ${financialYear}, more than ${rupees(above)}: from the next financial year on, invoices to registered buyers need a number from the Invoice Registration Portal. Enter your aggregate turnover in the settings, under Books & e-invoices.`}
    />
  );
}

function rates({ unconfirmedRates }: GstMonth) {
  if (unconfirmedRates.length === 0) return null;
  const names = unconfirmedRates.map(({ hsn, ratePercent }) => `${hsn} (${ratePercent}%)`);
  return (
    <Point
      key="rates"
      Icon={Landmark}
      title="Rates that nobody has confirmed"
      text={
        <>
          The month was billed by the rates of HSN {names.join(", ")}. Have your chartered
          accountant check them, and{" "}
          <OpenableLink href={paths.admin("tax")} className="text-link">
            confirm them
          </OpenableLink>
          .
        </>
      }
    />
  );
}

function codes({ withoutHsn, shortHsn }: GstMonth) {
  if (withoutHsn === 0 && shortHsn.length === 0) return null;
  const missing = `${counted(withoutHsn, "line")} of the month ${withoutHsn === 1 ? "has" : "have"} none: the portal refuses the file until the summary by HSN code names one. `;
  const short = `${shortHsn.join(", ")} ${shortHsn.length === 1 ? "has" : "have"} fewer digits than you need. `;
  return (
    <Point
      key="codes"
      Icon={Tags}
      title="HSN codes"
      text={
        <>
          {withoutHsn > 0 && missing}
          {shortHsn.length > 0 && short}Issued invoices stay as they are; add the codes to the{" "}
          <OpenableLink href={staffPaths.products} className="text-link">
            products
          </OpenableLink>{" "}
          for the next ones.
        </>
      }
    />
  );
}
