import { ChartNoAxesColumn, FileDown, FileSignature, Plus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { momentText, shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { OFFER_STATES, OfferStateBadge } from "@/components/domain/offer/offer-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { useMay } from "@/lib/client/use-role";
import { OfferState } from "@/lib/db/generated/enums";
import { answerDue, answerTimeText } from "@/lib/messaging/inbox/answer-time";
import { sentVersion } from "@/lib/offers/sent-version";
import type { OfferAnswer } from "@/lib/offers/answers";
import { AdminList } from "../shared/admin-list";
import { CustomerLink } from "../shared/customer-link";
import { PageHeading } from "../shared/page-heading";
import { outcomeMonths } from "./outcome-months";
import { Outcomes } from "./outcomes";
import { useWaiting } from "../shared/waiting";

const load = fetchPage("GET /admin/offers");

const filters = {
  q: searchText,
  state: pickFrom(Object.values(OfferState)),
  waiting: pickFrom(["yes"]),
  ended: pickFrom(Object.keys(outcomeMonths(new Date()))),
};

const toColumns = (hours: number | null, now: Date): Column<OfferAnswer>[] => [
  {
    name: "Offer",
    isTitle: true,
    cellClassName: "w-full min-w-40 py-2",
    cell: (offer) => <Named offer={offer} />,
  },
  {
    name: "State",
    cell: ({ state, waitingSince }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <OfferStateBadge state={state} />
        {waitingSince && hours !== null && (
          <span className="text-xs whitespace-nowrap tabular">
            {answerTimeText(answerDue(new Date(waitingSince), hours), now)}
          </span>
        )}
      </span>
    ),
  },
  {
    name: "Total",
    figure: true,
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: (offer) => computeTotal(sentVersion(offer)),
  },
  {
    name: "Valid until",
    className: "max-lg:hidden",
    cellClassName: "whitespace-nowrap",
    cell: (offer) => {
      const sent = sentVersion(offer);
      return sent ? shortDayText(new Date(sent.validUntil)) : "–";
    },
  },
  {
    name: "Changed",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap tabular",
    cell: ({ updatedAt }) => momentText(new Date(updatedAt)),
  },
];

const computeTotal = (version: OfferAnswer["versions"][number] | undefined) =>
  version ? <Rupees amount={version.total} /> : "–";

function Named({ offer }: { offer: OfferAnswer }) {
  const { _id, number, customer, name, email, reason } = offer;
  return (
    <>
      <Link href={staffPaths.offer(_id)} prefetch={false} className="text-link tabular">
        {number}
      </Link>
      <span className="block text-sm font-normal break-words text-muted-foreground">
        <CustomerLink customer={customer}>{name}</CustomerLink>
        {email && `, ${email}`}
      </span>
      {reason && <span className="block text-sm font-normal break-words">“{reason}”</span>}
    </>
  );
}

/** Requests and offers; or the outcomes of offers, if the query parameter `view` says so. */
export function OffersTab() {
  return useSearchParams().get("view") === "outcomes" ? <Outcomes /> : <OfferList />;
}

function OfferList() {
  const list = useList({ load, filters, what: "offers" });
  const mayWrite = useMay("offers.write");
  const [now] = useState(() => new Date());
  const hours = useWaiting("offers", "list")?.answerHours ?? null;
  return (
    <section aria-label="Offers">
      <PageHeading
        title="Offers"
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <Link href={`${paths.admin("offers")}&view=outcomes`} prefetch={false}>
                <ChartNoAxesColumn aria-hidden /> Outcomes
              </Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <FileLink
                href={apiAddress("GET /admin/offers/export", { query: list.filters })}
                download="offers.csv"
              >
                <FileDown aria-hidden /> Export Offers
              </FileLink>
            </Button>
            {mayWrite && (
              <Button asChild size="sm">
                <Link href={staffPaths.newOffer} prefetch={false}>
                  <Plus aria-hidden /> New Offer
                </Link>
              </Button>
            )}
          </>
        }
      >
        What is not on the shelf: asked for, offered, and accepted as an order.
      </PageHeading>
      <AdminList
        list={list}
        toolbar={{
          choices: {
            state: {
              label: "State",
              all: "Any state",
              options: OFFER_STATES,
              className: "min-w-0 flex-1 basis-36 sm:max-w-48",
            },
            ended: {
              label: "Ended",
              all: "Any month",
              options: outcomeMonths(now),
              className: "min-w-0 flex-1 basis-36 sm:max-w-48",
            },
            waiting: {
              label: "Answered",
              all: "Answered or not",
              options: { yes: "Waiting for us" },
              className: "min-w-0 flex-1 basis-36 sm:max-w-48",
            },
          },
        }}
        caption="Offers, newest first"
        keyOf={({ _id }) => _id}
        columns={toColumns(hours, now)}
        empty={{
          title: "No Offers Yet",
          text: "What buyers ask for arrives here. Begin one yourself when a customer phones.",
          Icon: FileSignature,
          actions: mayWrite && (
            <Button asChild>
              <Link href={staffPaths.newOffer} prefetch={false}>
                Write the First Offer
              </Link>
            </Button>
          ),
        }}
      />
    </section>
  );
}
