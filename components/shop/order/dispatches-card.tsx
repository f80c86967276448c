import { ExternalLink, FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { nameDispatches, type NamedDispatch } from "@/lib/orders/view/goods";
import { orderKey } from "./by-key/order-keys";

interface DispatchesCardProps {
  order: OrderAnswer;
}

/** What of an order left when; nothing for an order that left as a whole, of which the page tells anyway. */
export function DispatchesCard({ order }: DispatchesCardProps) {
  const say = useWords();
  const { orderId, partlyDispatched } = order;
  const dispatches = nameDispatches(order, say);
  if (dispatches.length <= 1 && !partlyDispatched) return null;
  const key = orderKey(orderId);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{say("Dispatches")}</h2>
      <DispatchList
        dispatches={dispatches}
        papersOf={({ invoice }) =>
          invoice && (
            <Button asChild variant="outline" size="sm">
              <FileLink href={key ? `${invoice.url}?key=${encodeURIComponent(key)}` : invoice.url}>
                <FileDown aria-hidden /> {say("Invoice {number}", { number: invoice.number })}
              </FileLink>
            </Button>
          )
        }
      />
      {partlyDispatched && (
        <p className="mt-4 text-sm text-muted-foreground">
          {say("The rest of your order follows.")}
        </p>
      )}
    </Card>
  );
}

interface DispatchListProps {
  dispatches: readonly NamedDispatch[];
  /** The documents of a dispatch, as buttons. */
  papersOf: (dispatch: NamedDispatch) => ReactNode;
}

/** Each dispatch with its day, carrier and goods. */
export function DispatchList({ dispatches, papersOf }: DispatchListProps) {
  const say = useWords();
  return (
    <ol aria-label={say("Dispatches")} className="space-y-4 text-[0.9375rem]">
      {dispatches.map((dispatch) => (
        <li key={dispatch._id} className="border-l perforated pl-4">
          <p className="font-semibold">
            <time dateTime={dispatch.at}>{dayText(new Date(dispatch.at), say.language)}</time>
          </p>
          <ul>
            {dispatch.items.map((item) => (
              <li key={item} className="[overflow-wrap:anywhere]">
                {item}
              </li>
            ))}
          </ul>
          {dispatch.carrier && (
            <p className="[overflow-wrap:anywhere] text-muted-foreground">
              {dispatch.number
                ? say("With {carrier}, tracking number {number}", {
                    carrier: dispatch.carrier,
                    number: dispatch.number,
                  })
                : say("With {carrier}", { carrier: dispatch.carrier })}
            </p>
          )}
          {dispatch.deliveredOn && (
            <p className="text-muted-foreground">
              {say("Arrived on {day}", {
                day: dayText(new Date(dispatch.deliveredOn), say.language),
              })}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {dispatch.url && (
              <Button asChild variant="ghost" size="sm">
                <a href={dispatch.url} target="_blank" rel="noreferrer">
                  {say("Track the parcel")} <ExternalLink aria-hidden />
                  <span className="sr-only">{say("(opens in a new tab)")}</span>
                </a>
              </Button>
            )}
            {papersOf(dispatch)}
          </div>
        </li>
      ))}
    </ol>
  );
}
