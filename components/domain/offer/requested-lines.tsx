import { useTranslate } from "#words";
import { packText } from "@/lib/catalogue/price/unit-price";
import { quantitiesWords, specTexts } from "@/lib/orders/line-text";
import { requestedUnit } from "@/lib/offers/requested-unit";
import type { OfferAnswer } from "@/lib/offers/answers";

const AGAIN_TEXT = "With the artwork approved before: as it is, it needs no new proof.";

/** The requested lines, before the shop answers. */
export function RequestedLines({ asked }: Pick<OfferAnswer, "asked">) {
  const t = useTranslate();
  return (
    <ul aria-label={t("Asked for")} className="divide-y border-y">
      {asked.map((line, index) => (
        <li key={index} className="space-y-1 py-3">
          <p className="font-semibold break-words">{line.name}</p>
          <p className="text-sm tabular">
            {quantitiesWords(line.quantities, requestedUnit(line), t)}
          </p>
          {line.packSize && (
            <p className="text-sm text-muted-foreground tabular">{packText(line.packSize, t)}</p>
          )}
          {specTexts(line.spec).length > 0 && (
            <p className="text-sm break-words text-muted-foreground">
              {specTexts(line.spec).join(", ")}
            </p>
          )}
          {line.again && <p className="text-sm">{t(AGAIN_TEXT)}</p>}
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
