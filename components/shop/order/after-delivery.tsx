import { useState } from "react";
import { useTranslate } from "#words";
import { dayText, momentText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { late } from "@/components/ui/late";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { findLastArrival } from "@/lib/orders/arrival";
import { listClaimable } from "@/lib/orders/view/goods";
import { deadlinesFrom, type Deadlines } from "@/lib/shop/content/deadlines";
import { sentences } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import type { Translate } from "@/lib/i18n/translate";
import type { ShopContact } from "./shop-contact";
import { SupportDialog } from "./support-dialog";
import { TrackingText } from "./tracking-text";

const REQUESTS = {
  claim: {
    title: "Report a Problem",
    opening:
      "Something is wrong with this order.\n\nProduct and number of packs: \nWhat is wrong: ",
  },
  return: {
    title: "Ask for a Return",
    opening: "I would like to return goods.\n\nProduct and number of packs: \nReason: ",
  },
} as const;

type Request = keyof typeof REQUESTS;

const NO_DEADLINES: Deadlines = { claim: null, return: null, warranty: null };

const ClaimDialog = late(() => import("./claim-dialog").then((file) => file.ClaimDialog), null);

export interface AfterDeliveryProps {
  order: OrderAnswer;
  contact: ShopContact;
  /** Loads the order again. */
  reload?: (() => void) | undefined;
}

/** The delivery of an order, and the claims that its customer can still make (docs/product.md: Policies). */
export function AfterDelivery({ order, contact, reload }: AfterDeliveryProps) {
  const t = useTranslate();
  const [isClaiming, setClaiming] = useState(false);
  const [requested, setAsked] = useState<Request>("claim");
  const [isOpen, setOpen] = useState(false);
  const [openedAt] = useState(() => new Date());
  const deliveredAt = findLastArrival(order);
  const deadlines = deliveredAt ? deadlinesFrom(deliveredAt, contact.terms) : NO_DEADLINES;
  // If all goods are reported or returned, only a message is left.
  const canClaim = listClaimable(order).length > 0;
  const ended = lateSentences(deadlines, openedAt, t);
  const request = (what: Request) => {
    setAsked(what);
    setOpen(true);
  };
  return (
    <div className="space-y-4 text-[0.9375rem]">
      {deliveredAt && <p>{t("Delivered on {day}.", { day: dayText(deliveredAt, t.language) })}</p>}
      {order.tracking && (
        <p>
          <TrackingText order={order} />
        </p>
      )}
      <div>
        <p className="mb-2.5">
          {sentences(
            ended.claim ||
              t("Something missing, damaged or not as ordered? Tell us {when}.", {
                when: contact.claimReport || t("at once"),
              }),
            ended.claim && warrantySentence(deadlines, openedAt, t),
          )}
        </p>
        <Button
          variant="outline"
          onClick={() =>
            ended.claim || !canClaim ? request("claim") : ClaimDialog.demand(setClaiming)
          }
        >
          {t(REQUESTS.claim.title)}
        </Button>
      </div>
      <div>
        <p className="mb-2.5">
          {sentences(
            ended.return ||
              (contact.returnWindow &&
                t("Standard products can be returned {when}.", { when: contact.returnWindow })),
            t("Custom orders generally cannot be returned."),
          )}
        </p>
        <Button variant="outline" onClick={() => request("return")}>
          {t(REQUESTS.return.title)}
        </Button>
      </div>
      <p>
        <Link
          href={paths.returnsRefundPolicy}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t("Returns & Refund Policy")}
        </Link>
      </p>
      <SupportDialog
        title={t(REQUESTS[requested].title)}
        opening={t(REQUESTS[requested].opening)}
        late={ended[requested]}
        order={order}
        contact={contact}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
      {isClaiming && (
        <ClaimDialog order={order} reload={reload} onClose={() => setClaiming(false)} />
      )}
    </div>
  );
}

/** The text for each request whose deadline has passed, with what a message can still do; empty before that. */
function lateSentences(deadlines: Deadlines, now: Date, t: Translate): Record<Request, string> {
  const ended = (end: Date | null, tell: (end: Date) => string) =>
    end === null || now <= end ? "" : tell(end);
  return {
    claim: ended(deadlines.claim, (end) =>
      t(
        "The time to report missing, damaged or wrong goods ended on {end}. Write to us all the same: we will see what we can do, but cannot promise a replacement or refund.",
        { end: momentText(end, t.language) },
      ),
    ),
    return: ended(deadlines.return, (end) =>
      t(
        "The time for returns ended on {end}. Write to us all the same: we will see what we can do, but cannot promise to take goods back.",
        { end: dayText(end, t.language) },
      ),
    ),
  };
}

function warrantySentence({ warranty }: Deadlines, now: Date, t: Translate): string {
  if (warranty === null || now > warranty) return "";
  return t(
    "The warranty covers faults in material and workmanship that could not be seen on arrival until {day}.",
    { day: dayText(warranty, t.language) },
  );
}
