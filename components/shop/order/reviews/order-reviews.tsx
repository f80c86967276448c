import { MessageSquareText } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "#words";
import { useIsShown } from "@/components/shared/call/reveal-stage";
import { useLoad } from "@/components/shared/call/use-load";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Stars } from "@/components/ui/stars";
import { late } from "@/components/ui/late";
import { call } from "@/lib/client/api";
import type { OrderReview } from "@/lib/fulfilment/reviews/schemas";

interface OrderReviewsProps {
  orderNumber: string;
  /** Gives a guest access to the order. */
  orderKey?: string;
  first?: OrderReview[] | null;
}

const Dialog = late(() => import("./review-dialog").then((file) => file.ReviewDialog), null);

/** Lets the customer of a delivered order review its products; renders nothing when there is nothing to review. */
export function OrderReviews({ orderNumber, orderKey, first }: OrderReviewsProps) {
  const t = useTranslate();
  const load = useCallback(
    (id: string, signal: AbortSignal) => {
      const query = orderKey ? { key: orderKey } : {};
      return call("GET /orders/{id}/reviews", { params: { id }, query, signal });
    },
    [orderKey],
  );
  const { value: entries, reload } = useLoad({ load, question: orderNumber, first });
  const [opened, setOpened] = useState<OrderReview>();
  useArrival(useIsShown() && entries !== null);
  if (!entries || entries.length === 0) return null;
  return (
    <Card id="reviews" className="scroll-mt-24 p-5 sm:p-6">
      <h2 className="mb-1 text-heading">{t("Your Reviews")}</h2>
      <p className="text-sm text-muted-foreground">
        {t("Two lines help other businesses to choose. We read them before they are shown.")}
      </p>
      <ul className="mt-2 divide-y">
        {entries.map((entry) => (
          <Entry
            key={entry.product._id}
            entry={entry}
            onOpen={() => Dialog.demand((isLoaded) => setOpened(isLoaded ? entry : undefined))}
          />
        ))}
      </ul>
      {opened && (
        <Dialog
          orderNumber={orderNumber}
          orderKey={orderKey}
          entry={opened}
          onClose={() => setOpened(undefined)}
          onSaved={reload}
        />
      )}
    </Card>
  );
}

/** Scrolls to the reviews for the emailed link: the section loads after the browser has handled the hash. */
function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere && window.location.hash === "#reviews") {
      document.getElementById("reviews")?.scrollIntoView();
    }
  }, [isThere]);
}

const STATES = { new: "Waiting for approval", approved: "Shown", hidden: "Not shown" } as const;

function Entry({ entry: { product, review }, onOpen }: { entry: OrderReview; onOpen: () => void }) {
  const t = useTranslate();
  const label = t(getLabel(review));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold break-words">{product.name}</p>
        {review && (
          <>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={review.rating} />
              <Badge variant="outline">{t(STATES[review.status])}</Badge>
            </p>
            <p className="mt-1.5 text-sm break-words whitespace-pre-line">{review.comment}</p>
          </>
        )}
      </div>
      <Button variant="outline" onClick={onOpen} aria-label={`${label}: ${product.name}`}>
        <MessageSquareText aria-hidden /> {label}
      </Button>
    </li>
  );
}

const getLabel = (review: OrderReview["review"]) => (review ? "Change review" : "Write a review");
