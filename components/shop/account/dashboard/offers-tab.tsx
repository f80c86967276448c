import { FileSignature } from "lucide-react";
import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { EmptyList } from "@/components/shared/list/empty-list";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { OfferStateBadge } from "@/components/domain/offer/offer-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { sentVersion } from "@/lib/offers/sent-version";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { Translate } from "@/lib/i18n/translate";

const load = fetchPage("GET /offers");

/** Lists the account's offers and requests. */
export function OffersTab() {
  const t = useTranslate();
  const list = useList({ load, pageSize: 10, notice: "Your offers could not be loaded." });
  const isEmpty = list.value?.items.length === 0;
  return (
    <section aria-label={t("Offers")}>
      <List
        list={list}
        loading={t("Loading your offers")}
        toolbar={
          !isEmpty && (
            <Button asChild variant="outline">
              <Link href={paths.quote()}>{t("Ask for a Price")}</Link>
            </Button>
          )
        }
        count={(page) => !isEmpty && <ListCount page={page} what="offers" />}
        caption={t("Offers, newest first")}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: "Offer",
            isTitle: true,
            cellClassName: "w-full",
            cell: (offer) => <Named offer={offer} />,
          },
          {
            name: "State",
            head: t.parts("State<of> of the offer</of>", { of: () => null }),
            cell: ({ state }) => <OfferStateBadge state={state} />,
          },
          {
            name: "Valid until",
            className: "max-sm:hidden",
            cellClassName: "whitespace-nowrap",
            cell: (offer) => validText(offer, t),
          },
          {
            name: "Total",
            figure: true,
            cellClassName: "whitespace-nowrap",
            cell: (offer) => {
              const version = sentVersion(offer);
              return version ? <Rupees amount={version.total} /> : "–";
            },
          },
        ]}
        empty={
          <EmptyList
            as="h2"
            title={t("No Offers Yet")}
            Icon={FileSignature}
            actions={
              <Button asChild>
                <Link href={paths.quote()}>{t("Ask for a Price")}</Link>
              </Button>
            }
          >
            {t("What we offer for your own size or print appears here, to read and to accept.")}
          </EmptyList>
        }
      />
    </section>
  );
}

function validText(offer: OfferAnswer, { language }: Translate): string {
  const version = sentVersion(offer);
  return version ? dayText(new Date(version.validUntil), language) : "–";
}

function Named({ offer }: { offer: OfferAnswer }) {
  const lines = sentVersion(offer)?.lines ?? offer.asked;
  return (
    <>
      <Link href={paths.offer(offer._id)} prefetch={false} className="text-link tabular">
        {offer.number}
      </Link>
      <span className="block text-sm font-normal break-words text-muted-foreground">
        {lines.map(({ name }) => name).join(", ")}
      </span>
    </>
  );
}
