import { ExternalLink, FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { nameDispatches, type NamedDispatch } from "@/lib/orders/view/goods";
import { DispatchFiles } from "./dispatch-files";
import { orderKey } from "./order-keys";

/** The dispatches of an order with their tracking; renders nothing before the first. */
export function DispatchesCard({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { orderId, partlyDispatched } = order;
  const dispatches = nameDispatches(order, t);
  if (dispatches.length === 0) return null;
  const key = orderKey(orderId);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{t("Dispatches")}</h2>
      <DispatchList
        dispatches={dispatches}
        documentsOf={(dispatch) => (
          <>
            {dispatch.invoice && <InvoiceLink invoice={dispatch.invoice} orderKey={key} />}
            <DispatchFiles dispatch={dispatch} orderKey={key} />
          </>
        )}
      />
      {partlyDispatched && (
        <p className="mt-4 text-sm text-muted-foreground">{t("The rest of your order follows.")}</p>
      )}
    </Card>
  );
}

interface InvoiceLinkProps {
  invoice: NonNullable<NamedDispatch["invoice"]>;
  orderKey: string | undefined;
}

function InvoiceLink({ invoice: { url, number }, orderKey: key }: InvoiceLinkProps) {
  const t = useTranslate();
  return (
    <Button asChild variant="outline" size="sm">
      <FileLink href={key ? `${url}?key=${encodeURIComponent(key)}` : url}>
        <FileDown aria-hidden /> {t("Invoice {number}", { number })}
      </FileLink>
    </Button>
  );
}

interface DispatchListProps {
  dispatches: readonly NamedDispatch[];
  /** The documents of a dispatch, as buttons. */
  documentsOf: (dispatch: NamedDispatch) => ReactNode;
}

/** Each dispatch with its day, carrier and goods. */
export function DispatchList({ dispatches, documentsOf }: DispatchListProps) {
  const t = useTranslate();
  return (
    <ol aria-label={t("Dispatches")} className="space-y-4 text-[0.9375rem]">
      {dispatches.map((dispatch) => (
        <li key={dispatch._id} className="border-l perforated pl-4">
          <p className="font-semibold">
            <time dateTime={dispatch.at}>{dayText(new Date(dispatch.at), t.language)}</time>
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
                ? t("With {carrier}, tracking number {number}", {
                    carrier: dispatch.carrier,
                    number: dispatch.number,
                  })
                : t("With {carrier}", { carrier: dispatch.carrier })}
            </p>
          )}
          {dispatch.deliveredAt && (
            <p className="text-muted-foreground">
              {t("Arrived on {day}", {
                day: dayText(new Date(dispatch.deliveredAt), t.language),
              })}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {dispatch.url && (
              <Button asChild variant="ghost" size="sm">
                <a href={dispatch.url} target="_blank" rel="noreferrer">
                  {t("Track the parcel")} <ExternalLink aria-hidden />
                  <span className="sr-only">{t("(opens in a new tab)")}</span>
                </a>
              </Button>
            )}
            {documentsOf(dispatch)}
          </div>
        </li>
      ))}
    </ol>
  );
}
