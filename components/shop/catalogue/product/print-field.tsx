import { useId } from "react";
import { useTranslate } from "#words";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { Radio } from "@/components/shared/form/radio";
import { countText } from "@/lib/base/text/counts";
import { statedTerms, toSaleTerms, type SaleTerms } from "@/lib/catalogue/sale-terms";
import { formatRupees } from "@/lib/pricing/money";
import {
  pricePrint,
  printedLeadDays,
  printedPrices,
  printedRules,
  type PrintChoice,
  type PrintOption,
} from "@/lib/pricing/print-options";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { translateOwn, type Translate } from "@/lib/i18n/translate";
import { usePurchaseState } from "./purchase-context";

interface PrintFieldProps {
  options: readonly PrintOption[];
  /** The product's own working days until dispatch; null means the shop's default. */
  leadDays: number | null;
}

/** Chooses the print of the packs, with the price for the chosen quantity. */
export function PrintField({ options, leadDays }: PrintFieldProps) {
  const t = useTranslate();
  // The router keeps the pages of other products in the document.
  const name = useId();
  const { plain: unprinted, product, choose, quantity, setQuantity } = usePurchaseState();
  const plain = toSaleTerms(unprinted);
  const { print } = product;
  const option = options.find(({ name }) => name === print?.option);

  function take(printed: PrintOption, choice: PrintChoice): void {
    const terms = printedTerms(printed, plain);
    choose({
      terms: { ...statedTerms(terms), originalPrice: null, print: choice },
      setUpPaise: printed.setupFeePaise * choice.colours,
    });
    setQuantity(Math.max(quantity, leastQuantity(terms)));
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("Print")}</legend>
      <div className="divide-y rounded-md border bg-card">
        <Option
          name={name}
          title={t("Plain")}
          note={t("Plain, from stock")}
          isChosen={!option}
          onChoose={() => choose(null)}
        />
        {options.map((each) => (
          <Option
            key={each.name}
            name={name}
            title={translateOwn(t, each.name)}
            note={optionNote(each, plain, t)}
            isChosen={each === option}
            onChoose={() => take(each, { option: each.name, sides: 1, colours: 1 })}
          />
        ))}
      </div>
      {option && print && (
        <Chosen
          {...{ option, print, plain, quantity, leadDays }}
          onChange={(choice) => take(option, choice)}
        />
      )}
    </fieldset>
  );
}

const printedTerms = (option: PrintOption, plain: SaleTerms): SaleTerms => ({
  ...printedPrices(option, plain),
  ...printedRules(option, plain),
});

/** "₹1,400.00 a pack, ₹1,200.00 from 50 packs. Set-up ₹1,500.00 a colour." */
function optionNote(option: PrintOption, plain: SaleTerms, t: Translate): string {
  const { pricePaise, priceTiers } = printedPrices(option, plain);
  const tiers = priceTiers.map((tier) =>
    t("{price} from {packs}", {
      price: formatRupees(tier.pricePaise),
      packs: packs(tier.from, t),
    }),
  );
  const first = t("{price} a pack", { price: formatRupees(pricePaise) });
  const least = leastQuantity(printedTerms(option, plain));
  const { dieline, setupFeePaise: setup } = option;
  return [
    t("{prices}.", { prices: [first, ...tiers].join(", ") }),
    ...(least > 1 ? [t("From {packs}.", { packs: packs(least, t) })] : []),
    ...(dieline ? [t("Artwork {size}.", { size: `${dieline.width} × ${dieline.height} mm` })] : []),
    ...(setup > 0 ? [t("Set-up {price} a colour, once.", { price: formatRupees(setup) })] : []),
  ].join(" ");
}

interface OptionProps {
  name: string;
  title: string;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ name, title, note, isChosen, onChoose }: OptionProps) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 px-4 py-3 has-checked:bg-muted">
      <Radio {...{ name, isChosen, onChoose }} className="mt-1 size-4.5" />
      <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
      <span className="col-start-2 text-sm text-muted-foreground tabular">{note}</span>
    </label>
  );
}

interface ChosenProps extends PrintFieldProps {
  option: PrintOption;
  print: PrintChoice;
  plain: SaleTerms;
  quantity: number;
  onChange: (print: PrintChoice) => void;
}

type ChosenPrintProps = Omit<ChosenProps, "options">;

function Chosen({ option, print, plain, quantity, leadDays, onChange }: ChosenPrintProps) {
  const t = useTranslate();
  const { colours } = print;
  const price = pricePrint(option, plain, { quantity, colours });
  const days = printedLeadDays(option, leadDays);
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <LabelledSelect
          label={t("Sides")}
          options={countOptions(option.sides)}
          value={print.sides}
          onChoose={(sides) => onChange({ ...print, sides: Number(sides) })}
        />
        <LabelledSelect
          label={t("Colours")}
          options={countOptions(option.maxColours)}
          value={colours}
          onChoose={(chosen) => onChange({ ...print, colours: Number(chosen) })}
        />
      </div>
      <p className="mt-3 text-sm tabular" aria-live="polite">
        {t.parts(
          price.setupFeePaise > 0
            ? "{packs} at {price} and {setup} for the set-up: {total} before tax."
            : "{packs} at {price}: {total} before tax.",
          {
            packs: packs(quantity, t),
            price: formatRupees(price.pricePaise),
            setup: formatRupees(price.setupFeePaise),
            total: (
              <span key="total" className="font-semibold">
                {formatRupees(price.totalPaise)}
              </span>
            ),
          },
        )}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {t(
          "You send your artwork after the order, and nothing is printed before you approve its proof.",
        )}
        {days !== null && ` ${leavesText(days, t)}`}
      </p>
    </>
  );
}

const leavesText = (days: number, t: Translate) =>
  days === 1
    ? t("It leaves 1 working day after that.")
    : t("It leaves {count} working days after that.", { count: countText(days) });

const countOptions = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ value: index + 1, label: countText(index + 1) }));
