import { quantityWords, specTexts } from "@/lib/orders/line-text";
import type { OfferAnswer } from "@/lib/offers/schemas";
import { countText } from "@/lib/base/counts";

/** What was asked for, before the shop answers. */
export function AskedLines({ asked }: Pick<OfferAnswer, "asked">) {
  return (
    <ul aria-label="Asked for" className="divide-y border-y">
      {asked.map((line, index) => (
        <li key={index} className="space-y-1 py-3">
          <p className="font-semibold break-words">{line.name}</p>
          <p className="text-sm tabular">{quantitiesText(line)}</p>
          {specTexts(line.spec).length > 0 && (
            <p className="text-sm break-words text-muted-foreground">
              {specTexts(line.spec).join(", ")}
            </p>
          )}
          {line.note && (
            <p className="text-sm break-words whitespace-pre-line text-muted-foreground">
              {line.note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A product is asked for in packs; what is made to measure by the piece. */
function quantitiesText({ product, quantities }: OfferAnswer["asked"][number]): string {
  const unit = product === null ? "PCS" : "PAC";
  const last = quantities.at(-1) ?? 0;
  return [...quantities.slice(0, -1).map(countText), quantityWords(last, unit)].join(" or ");
}
