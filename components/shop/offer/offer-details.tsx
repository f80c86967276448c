import { FileDown } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText } from "@/components/shared/format/dates";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { QuoteFailure } from "@/components/domain/cart/quote-failure";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { late } from "@/components/ui/late";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/base/paths";
import { apiAddress } from "@/lib/api/call";
import { sentVersion } from "@/lib/offers/sent-version";
import { compareVersions, versionBefore } from "@/lib/offers/changes/version-changes";
import type { OfferAnswer } from "@/lib/offers/answers";
import { RequestedLines } from "../../domain/offer/requested-lines";
import { OfferAnswers } from "./offer-answers";
import { OfferFiles } from "../../domain/offer/offer-files";
import { OfferMessages } from "../../domain/offer/offer-messages";
import { OfferStateBadge } from "../../domain/offer/offer-state";
import { offerCall, type OfferAddress } from "../../domain/offer/offer-call";
import { useOfferQuote } from "../../domain/offer/use-offer-quote";
import { versionFigures } from "../../domain/offer/version-figures";
import { firstChoices, VersionLines } from "../../domain/offer/version-lines";
import { Changes } from "../../domain/offer/version-changes";
import { VersionTerms } from "../../domain/offer/version-terms";

const HandOver = late(
  () => import("@/components/shop/account/company/hand-over").then((file) => file.HandOver),
  null,
);

const AcceptForm = late(
  () => import("../../domain/offer/accept-form").then((file) => file.AcceptForm),
  <Spinner />,
);

interface OfferDetailsProps {
  offer: OfferAnswer;
  address: OfferAddress;
  rules: CheckoutRules;
  onChanged: (offer: OfferAnswer) => void;
  reload: () => void;
}

export function OfferDetails(props: OfferDetailsProps) {
  const t = useTranslate();
  const { offer, address, onChanged } = props;
  const version = sentVersion(offer);
  return (
    <>
      <div className="mb-6">
        <h1 className="text-title">
          {t.parts("Offer {number}", {
            number: <span className="whitespace-nowrap">{offer.number}</span>,
          })}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
          <OfferStateBadge state={offer.state} />
          <span>
            {t(offer.state === "asked" ? "Asked for on {day}" : "Begun on {day}", {
              day: dayText(new Date(offer.createdAt), t.language),
            })}
          </span>
        </p>
      </div>
      {offer.handOverTo && (
        <div className="mb-6">
          <HandOver kind="offer" id={offer._id} to={offer.handOverTo} onDone={props.reload} />
        </div>
      )}
      <StateNote offer={offer} />
      {version ? (
        <Version key={version.n} version={version} {...props} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-heading">{t("What you asked for")}</h2>
            <RequestedLines asked={offer.asked} />
            <OfferFiles files={offer.files} address={address} />
          </Card>
          <OfferMessages {...{ offer, address, onChanged }} />
        </div>
      )}
    </>
  );
}

/** The meaning of the state for the buyer. */
function StateNote({ offer: { state, reason, order } }: { offer: OfferAnswer }) {
  const t = useTranslate();
  if (state === "accepted" && order) {
    return (
      <p className="mb-6">
        {t.parts("It became order {order}.", {
          order: (
            <Link href={paths.order(order._id)} className="text-link tabular">
              {order.orderId}
            </Link>
          ),
        })}
      </p>
    );
  }
  const text = NOTES[state];
  if (!text) return null;
  return (
    <Notice className="mb-6">
      <p>{t(text)}</p>
      {reason && <p className="mt-1 break-words text-muted-foreground">{reason}</p>}
    </Notice>
  );
}

const NOTES: Partial<Record<OfferAnswer["state"], string>> = {
  asked: "We are working on your offer. It comes here and by email.",
  changes_asked: "We are looking at your changes. Until we answer, you can still accept this one.",
  declined: "This offer was declined.",
  withdrawn: "We had to withdraw this offer.",
  expired: "This offer has expired. Write to us, and we renew it.",
};

interface VersionProps extends OfferDetailsProps {
  version: OfferAnswer["versions"][number];
}

/** The current version, with its actions. */
function Version({ version, offer, address, rules, onChanged, reload }: VersionProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(() => firstChoices(version));
  // The form stays while the offer is loaded again, so that no input is lost.
  const [step, setStep] = useState<"reading" | "accepting" | "reading again">("reading");
  const before = versionBefore(offer.versions, version);
  const changes = before && compareVersions(before, version, t);
  const isOpen = offer.state === "sent" || offer.state === "changes_asked";
  const asked = { address, version: version.n, chosen };
  const live = useOfferQuote(isOpen ? asked : null);
  const choose = (line: string, quantity: number) => setChosen({ ...chosen, [line]: quantity });
  const reading = (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <Card className="min-w-0 p-5 sm:p-6">
        <h2 className="mb-4 text-heading">
          {version.n > 1 ? t("Version {n}", { n: version.n }) : t("What we offer")}
        </h2>
        {before && changes && (
          <div className="mb-5">
            <Changes before={before} changes={changes} />
          </div>
        )}
        <VersionLines
          version={version}
          chosen={chosen}
          onChoose={isOpen ? choose : undefined}
          marks={changes?.marks}
        />
        <div className="mt-5">
          <VersionTerms version={version} />
        </div>
        <OfferFiles files={offer.files} address={address} />
      </Card>
      <Card className="p-5 sm:p-6 lg:sticky lg:top-24 lg:row-span-2">
        <h2 className="mb-4 text-heading">{t("Total")}</h2>
        {live.failure !== null && (
          <QuoteFailure
            message={live.failure}
            hasFigures={live.quote !== null}
            retry={live.retry}
          />
        )}
        <OrderFigures
          quote={isOpen ? live.quote : versionFigures(version)}
          taxName={rules.taxName}
          loading={live.loading}
        />
        {isOpen && (
          <>
            <Button size="lg" className="mt-5 w-full" onClick={() => setStep("accepting")}>
              {t("Accept Offer")}
            </Button>
            <OfferAnswers {...{ offer, address, onChanged }} />
          </>
        )}
        <Button asChild variant="ghost" className="mt-3 w-full">
          <FileLink href={apiAddress("GET /offers/{id}/pdf", offerCall(address))}>
            <FileDown aria-hidden /> {t("Download PDF")}
          </FileLink>
        </Button>
      </Card>
      <OfferMessages {...{ offer, address, onChanged }} />
    </div>
  );
  if (!isOpen || step === "reading") return reading;
  const isAccepting = step === "accepting";
  return (
    <>
      <div hidden={isAccepting}>{reading}</div>
      <div hidden={!isAccepting}>
        <AcceptForm {...{ offer, asked, rules, reload }} onBack={() => setStep("reading again")} />
      </div>
    </>
  );
}
