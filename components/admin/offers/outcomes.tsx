import { useLoad } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { counted, countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { Outcomes as Read } from "@/lib/offers/outcomes/schemas";
import { ENDED_STATES, type EndedState } from "@/lib/offers/states";
import { OFFER_STATES } from "@/components/domain/offer/offer-state";
import { Loaded } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";
import { monthText } from "./outcome-months";

const load = (_: string, signal: AbortSignal) => call("GET /admin/offers/outcomes", { signal });

/** Open offers, and outcomes by month. */
export function Outcomes() {
  const outcomes = useLoad({ load });
  return (
    <section aria-label="Outcomes of offers">
      <PageHeading
        title="Outcomes of Offers"
        back={{ href: paths.admin("offers"), label: "Back to Offers" }}
      >
        Of what was sent, with tax. An accepted offer counts with the total of its order, any other
        for the first quantity of each line.
      </PageHeading>
      <Loaded of={outcomes} name="the outcomes">
        {(read) => (
          <div className="space-y-5">
            <Open {...read} />
            <Months months={read.months} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Open({ open, ages }: Pick<Read, "open" | "ages">) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Open</h2>
      <p className="mt-2 text-[0.9375rem]">
        <strong>
          <Rupees amount={open.value} />
        </strong>{" "}
        in {counted(open.count, "offer")}, by days since they were sent first:
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        {ages.map(({ from, to, ...sum }) => (
          <div key={from}>
            <dt className="text-sm text-muted-foreground">
              {to === null ? `Over ${from - 1} days` : `${from} to ${to} days`}
            </dt>
            <Sum {...sum} />
          </div>
        ))}
      </dl>
    </Card>
  );
}

const Sum = ({ count, value }: Read["open"]) => (
  <dd className="tabular">
    <span className="block font-semibold">
      <Rupees amount={value} />
    </span>
    <span className="text-sm text-muted-foreground">{counted(count, "offer")}</span>
  </dd>
);

function Months({ months }: Pick<Read, "months">) {
  const ended = months.filter((ends) => ENDED_STATES.some((state) => ends[state].count > 0));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">By Month</h2>
      {ended.length === 0 && (
        <p className="mt-2 text-muted-foreground">
          No offer ended in the last {months.length} months.
        </p>
      )}
      <ul aria-label="Months" className="mt-2 divide-y">
        {ended.map(({ month, ...ends }) => (
          <li key={month} className="py-4 last:pb-0">
            <h3 className="font-sans font-semibold">{monthText(month)}</h3>
            <dl className="mt-2 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
              {ENDED_STATES.map((state) => (
                <Ended key={state} {...{ month, state }} {...ends[state]} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface EndedProps {
  month: string;
  state: EndedState;
  count: number;
  value: number;
}

function Ended({ month, state, count, value }: EndedProps) {
  const list = new URLSearchParams({ state, ended: month });
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{OFFER_STATES[state]}</dt>
      {count === 0 ? (
        <dd className="text-muted-foreground">–</dd>
      ) : (
        <dd className="tabular">
          <span className="block font-semibold">
            <Rupees amount={value} />
          </span>
          <Link
            href={`${paths.admin("offers")}&${list}`}
            prefetch={false}
            className="text-sm text-link"
          >
            {countText(count)}
            <span className="sr-only">
              {" "}
              {OFFER_STATES[state]} in {monthText(month)}
            </span>{" "}
            {count === 1 ? "offer" : "offers"}
          </Link>
        </dd>
      )}
    </div>
  );
}
