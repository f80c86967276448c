import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Rupees } from "@/components/shared/format/rupees";
import { Radio } from "@/components/shared/form/radio";
import { Badge } from "@/components/ui/badge";
import { dielineLink } from "@/lib/catalogue/model/dieline-link";
import { packText } from "@/lib/catalogue/price/unit-price";
import { lineDetail, priceUnit, quantityWords, type CodeReader } from "@/lib/orders/line-text";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { VersionChanges } from "@/lib/offers/changes/version-changes";

type Version = OfferAnswer["versions"][number];
type Line = Version["lines"][number];

/** The chosen quantity of each line, by its `_id`. */
export type Choices = Readonly<Record<string, number>>;

/** The first quantity of each line, on which a version's figures are based. */
export const firstChoices = ({ lines }: Version): Choices =>
  Object.fromEntries(lines.map(({ _id, quantities: [first] }) => [_id, first?.quantity ?? 0]));

interface VersionLinesProps {
  version: Version;
  chosen: Choices;
  /** Chooses a quantity of a line; without it the quantities are only displayed. */
  onChoose?: ((line: string, quantity: number) => void) | undefined;
  /** Which lines are new or changed, by `_id`. */
  marks?: VersionChanges["marks"] | undefined;
  /** A note below a line that only the shop reads. */
  note?: (line: Line) => ReactNode;
  reader?: CodeReader;
}

export function VersionLines(props: VersionLinesProps) {
  const { version, chosen, onChoose, marks, note, reader = "buyer" } = props;
  const t = useTranslate();
  return (
    <ul aria-label={t("Lines of the offer")} className="divide-y border-y">
      {version.lines.map((line) => (
        <li key={line._id} className="py-4">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="min-w-0 break-words">{line.name}</span>
            <Mark of={marks?.get(line._id)} />
          </p>
          <p className="text-sm break-words text-muted-foreground empty:hidden">
            {lineDetail(line, t, reader)}
          </p>
          {line.packSize && (
            <p className="text-sm text-muted-foreground tabular">{packText(line.packSize, t)}</p>
          )}
          <p className="flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
            {line.hsn && <span className="text-muted-foreground">HSN {line.hsn}</span>}
            {line.made && <Dieline of={line.made} />}
          </p>
          {note?.(line)}
          <Quantities
            line={line}
            chosen={chosen[line._id]}
            onChoose={onChoose && ((quantity) => onChoose(line._id, quantity))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The flat sheet of a line made to size, on the board of the version that priced it. */
function Dieline({ of: made }: { of: NonNullable<Line["made"]> }) {
  const t = useTranslate();
  return (
    <>
      <FileLink href={dielineLink(made, "pdf")} className={LINK}>
        {t("Dieline (PDF)")}
      </FileLink>
      <FileLink href={dielineLink(made, "svg")} className={LINK}>
        {t("Dieline (SVG)")}
      </FileLink>
    </>
  );
}

const LINK = "inline-flex min-h-11 items-center text-link";

function Mark({ of }: { of: "New" | "Changed" | undefined }) {
  const t = useTranslate();
  return of ? <Badge variant="secondary">{t(of === "New" ? "New" : "Changed")}</Badge> : null;
}

interface QuantitiesProps {
  line: Line;
  chosen: number | undefined;
  onChoose?: ((quantity: number) => void) | undefined;
}

function Quantities({ line, chosen, onChoose }: QuantitiesProps) {
  const t = useTranslate();
  const { _id, name, quantities, unit, basis } = line;
  const isOpen = quantities.length > 1 && onChoose !== undefined;
  return (
    <fieldset className="mt-2 min-w-0 space-y-1">
      <legend className="sr-only">{t("Quantity of {name}", { name })}</legend>
      {quantities.map(({ quantity, price, total }) => {
        const text = (
          <>
            <span className="min-w-0 flex-1 tabular">
              {quantityWords(quantity, unit, t)} × <Rupees amount={price} />{" "}
              {t("per {unit}", { unit: priceUnit({ unit, basis, packSize: null }, t) })}
            </span>
            <span className="font-semibold tabular">
              <Rupees amount={total} />
            </span>
          </>
        );
        if (!isOpen) {
          return (
            <p key={quantity} className="flex items-baseline gap-3 text-[0.9375rem]">
              {text}
            </p>
          );
        }
        return (
          <label
            key={quantity}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-input bg-card px-3 text-[0.9375rem] has-checked:border-primary has-checked:bg-accent"
          >
            <Radio
              name={`quantity-${_id}`}
              value={quantity}
              isChosen={quantity === chosen}
              onChoose={() => onChoose(quantity)}
              className="size-5"
            />
            {text}
          </label>
        );
      })}
    </fieldset>
  );
}
