"use client";

import { FileDown } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { late } from "@/components/ui/late";
import { staffPaths } from "@/lib/base/staff-paths";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { phoneHref } from "@/components/shared/format/phone-href";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { RequestedLines } from "@/components/domain/offer/requested-lines";
import { OfferFiles } from "@/components/domain/offer/offer-files";
import { OfferStateBadge } from "@/components/domain/offer/offer-state";
import { versionFigures } from "@/components/domain/offer/version-figures";
import { firstChoices, VersionLines } from "@/components/domain/offer/version-lines";
import { Changes } from "@/components/domain/offer/version-changes";
import { VersionTerms } from "@/components/domain/offer/version-terms";
import { Button } from "@/components/ui/button";
import { Fold } from "@/components/domain/order/fold";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/base/paths";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { creditInPaise } from "@/lib/client/checkout/credit";
import { useMay } from "@/lib/client/use-role";
import { sentVersion } from "@/lib/offers/sent-version";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { isStepOpen } from "@/lib/offers/states";
import { compareVersions, type Version, versionBefore } from "@/lib/offers/changes/version-changes";
import { CustomerLink } from "../shared/customer-link";
import { OpenableLink } from "../shared/openable-link";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { announceChanged } from "../shared/waiting";
import { DraftEditor } from "./draft-editor";
import { OfferActions } from "./offer-actions";
import { PricedBy } from "../sizes/priced-by";
import { PriceHelp } from "./price-help";
import { StaffMessages } from "./staff-messages";
import type { DeskProps, Work } from "./offer-desk-props";

const AcceptForm = late(
  () => import("@/components/domain/offer/accept-form").then((file) => file.AcceptForm),
  <Spinner />,
);

const BACK = { href: paths.admin("offers"), label: "Back to Offers" };

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/offers/{id}", { params: { id }, signal });

interface OfferDeskProps {
  id: string;
  rules: CheckoutRules;
}

/** An offer for staff: the request, its versions and the messages. */
export function OfferDesk({ id, rules }: OfferDeskProps) {
  const { value: offer, error, reload, adopt } = useLoad({ load, question: id });
  if (offer) return <Desk key={offer._id} {...{ offer, rules, reload }} onChanged={adopt} />;
  if (!error) return <PageSpinner />;
  return (
    <>
      <PageHeading title="Offer" back={BACK} />
      <LoadFailure text={error.message || "The offer could not be loaded."} retry={reload} />
    </>
  );
}

function Desk({
  offer,
  rules,
  reload,
  onChanged,
}: DeskProps & Pick<OfferDeskProps, "rules"> & { reload: () => void }) {
  const [work, setWork] = useState<Work>("none");
  const mayWrite = useMay("offers.write");
  const draft = offer.versions.find(({ sentAt }) => sentAt === null);
  const current = sentVersion(offer);
  const stop = () => setWork("none");
  const adopt = (changed: OfferAnswer) => {
    onChanged(changed);
    announceChanged("offers");
  };
  const change = (changed: OfferAnswer) => {
    adopt(changed);
    stop();
  };
  const isEditing = mayWrite && (draft !== undefined || work === "next-version");
  if (work === "phone" && current && isStepOpen(offer.state, "accept")) {
    const address = { id: offer._id, key: undefined };
    const asked = { address, version: current.n, chosen: firstChoices(current) };
    return (
      <>
        <PageHeading title={`Accept ${offer.number} by Phone`} />
        <ByPhone {...{ offer, asked, rules, reload }} onBack={stop} />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={
          <>
            Offer <span className="whitespace-nowrap">{offer.number}</span>
          </>
        }
        back={BACK}
      >
        <span className="flex flex-wrap items-center gap-2">
          <OfferStateBadge state={offer.state} /> for {offer.name}
        </span>
      </PageHeading>
      {offer.reason && (
        <Notice className="mb-5">
          <p className="break-words">{offer.reason}</p>
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          {offer.asked.length > 0 && (
            <Card className="p-5 sm:p-6">
              <h2 className="mb-4 text-heading">Asked for</h2>
              <RequestedLines asked={offer.asked} />
              <OfferFiles files={offer.files} address={{ id: offer._id, key: undefined }} />
              {offer.files.length > 0 && (
                <p className="text-sm text-muted-foreground">
                  The sender is unknown. Open this file only on a computer that checks files for
                  viruses.
                </p>
              )}
            </Card>
          )}
          {isEditing && (
            <DraftEditor
              // A version saved elsewhere restarts the form.
              key={`${draft?.n} ${offer.updatedAt}`}
              {...{ offer, draft, onCancel: stop }}
              onChanged={change}
              onSend={(saved) => {
                if (saved) adopt(saved);
                setWork("send");
              }}
            />
          )}
          {offer.versions
            .toReversed()
            .map(
              (version) =>
                (version !== draft || !isEditing) && (
                  <VersionCard
                    key={`${version.n} ${isEditing}`}
                    version={version}
                    isOpen={!isEditing && !version.superseded}
                    before={versionBefore(offer.versions, version)}
                    taxName={rules.taxName}
                  />
                ),
            )}
        </div>
        <div className="min-w-0 space-y-5">
          {current && (
            <Button asChild variant="outline" className="w-full">
              <FileLink href={apiAddress("GET /offers/{id}/pdf", { params: { id: offer._id } })}>
                <FileDown aria-hidden /> Download PDF
              </FileLink>
            </Button>
          )}
          <OfferActions
            {...{ offer, draft, isEditing, work }}
            onChanged={change}
            onWork={setWork}
          />
          <CustomerCard offer={offer} />
          {isEditing && <PriceHelp id={offer._id} />}
          <StaffMessages offer={offer} onChanged={adopt} />
        </div>
      </div>
    </>
  );
}

type ByPhoneProps = Omit<ComponentProps<typeof AcceptForm>, "caller">;

/** Renders once the caller's credit is known, if staff may read it. */
function ByPhone(props: ByPhoneProps) {
  const mayRead = useMay("payments.read");
  const { value, error, reload } = useLoad({
    load: loadCredit,
    question: mayRead ? (props.offer.account ?? "") : "",
  });
  if (value) return <AcceptForm {...props} caller={value} />;
  if (!error) return <Spinner />;
  return <LoadFailure text="The customer's credit could not be loaded." retry={reload} />;
}

async function loadCredit(id: string, signal: AbortSignal): Promise<{ credit: Credit | null }> {
  if (id === "") return { credit: null };
  const { forOrders } = await call("GET /admin/users/{id}/credit", { params: { id }, signal });
  return { credit: forOrders && creditInPaise(forOrders) };
}

interface VersionCardProps {
  version: Version;
  /** The previously sent version. */
  before: Version | undefined;
  taxName: string;
  isOpen: boolean;
}

function VersionCard({ version, before, taxName, isOpen }: VersionCardProps) {
  const changes = before && compareVersions(before, version);
  const { n, sentAt, superseded, lines } = version;
  const state = sentAt === null ? " (draft)" : superseded ? " (superseded)" : "";
  return (
    <Fold title={`Version ${n}${state}`} isOpen={isOpen}>
      <div className="space-y-5">
        {before && changes && <Changes before={before} changes={changes} />}
        <VersionLines
          version={version}
          chosen={firstChoices(version)}
          marks={changes?.marks}
          reader="staff"
          note={(line) => <PricedBy made={line.made} />}
        />
        <VersionTerms version={version} />
        {sentAt !== null && (
          <>
            <OrderFigures quote={versionFigures(version)} taxName={taxName} loading={false} />
            {lines.some(({ quantities }) => quantities.length > 1) && (
              <p className="text-sm text-muted-foreground">For the first quantity of each line.</p>
            )}
          </>
        )}
      </div>
    </Fold>
  );
}

function CustomerCard({ offer }: { offer: OfferAnswer }) {
  const { customer, name, company, email, phone, order } = offer;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Customer</h2>
      <p className="mt-3 font-semibold break-words">
        <CustomerLink customer={customer}>{name}</CustomerLink>
      </p>
      {company && <p className="text-[0.9375rem] break-words">{company}</p>}
      {email && (
        <p className="text-[0.9375rem] break-words">
          <a href={`mailto:${encodeURIComponent(email)}`} className="text-link">
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p className="text-[0.9375rem]">
          <a href={phoneHref(phone)} className="text-link tabular">
            {phone}
          </a>
        </p>
      )}
      {order && (
        <p className="mt-2 text-[0.9375rem]">
          Became order{" "}
          <OpenableLink
            href={staffPaths.order(order._id)}
            prefetch={false}
            className="text-link tabular"
          >
            {order.orderId}
          </OpenableLink>
        </p>
      )}
    </Card>
  );
}
