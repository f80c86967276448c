import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { Rupees } from "@/components/shared/format/rupees";
import { counted, countText } from "@/lib/base/text/counts";
import type { GstReadiness } from "@/lib/shop/gst/schemas";
import { LoadState } from "../shared/loaded";
import { Line } from "./line";
import { shortfalls } from "./shortfalls";

function loadReadiness(_: string, signal: AbortSignal): Promise<GstReadiness> {
  return call("GET /admin/gst/readiness", { signal });
}

export function GuideCheck() {
  const readiness = useLoad({ load: loadReadiness });
  const { value, reload } = readiness;
  if (!value) {
    const text = "The catalogue could not be checked.";
    return <LoadState of={readiness} text={text} waiting={<Skeleton className="h-32" />} />;
  }
  const found = shortfalls(value);
  return (
    <div className="space-y-4">
      {found.length === 0 && (
        <Line sign="done">
          Every product has an HSN code with a rate that somebody has confirmed.
        </Line>
      )}
      {found.map((text) => (
        <Line key={text} sign="warning">
          {text}
        </Line>
      ))}
      <SpecifiedCodes {...value.specified} renew={reload} />
      <OpenOrders {...value.openOrders} />
      <p className="text-sm text-muted-foreground">
        GST holds for orders from now on. Have a chartered accountant confirm the rates and how you
        use them: the shop cannot judge the law for you.
      </p>
    </div>
  );
}

function OpenOrders({ count, total }: GstReadiness["openOrders"]) {
  if (count === 0) return null;
  return (
    <p>
      {counted(count, "order")} of <Rupees amount={total} /> in total {count === 1 ? "is" : "are"}{" "}
      still to be invoiced under the flat tax. {count === 1 ? "It keeps" : "They keep"} that tax:{" "}
      {count === 1 ? "its invoice gets a number" : "their invoices get numbers"} of a series of{" "}
      {count === 1 ? "its" : "their"} own, with an F, and {count === 1 ? "stays" : "stay"} out of
      GSTR-1. To charge GST on an order instead, cancel it and enter it anew with its buyer’s
      consent.
    </p>
  );
}

interface SpecifiedCodesProps {
  count: number;
  examples: GstReadiness["specified"]["examples"];
  renew: () => unknown;
}

/** HSN codes found in the specifications of products without a code. */
function SpecifiedCodes({ count, examples, renew }: SpecifiedCodesProps) {
  const { busy, run } = useAction({
    title: "HSN Codes Not Taken",
    text: "No product was changed. Please try again.",
  });
  if (count === 0) return null;
  const take = () =>
    run(async () => {
      const { changed } = await call("POST /admin/gst/hsn-codes");
      toast({
        title:
          changed === 1
            ? "1 product has its HSN code"
            : `${countText(changed)} products have their HSN code`,
      });
      await renew();
    });
  return (
    <div className="rounded-md border p-4">
      <p>
        {count === 1
          ? "1 product without an HSN code names one in its specifications:"
          : `${countText(count)} products without an HSN code name one in their specifications, such as:`}
      </p>
      <ul className="mt-2 text-sm text-muted-foreground tabular">
        {examples.map(({ _id, name, hsnCode }) => (
          <li key={_id}>
            {name}: {hsnCode}
          </li>
        ))}
      </ul>
      <Button variant="outline" className="mt-3" aria-disabled={busy} onClick={() => void take()}>
        {busy && <Spinner />} {count === 1 ? "Use This Code" : "Use These Codes"}
      </Button>
    </div>
  );
}
