import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/base/cn";
import { useMay } from "@/lib/client/use-role";
import type { LineSize } from "@/lib/pricing/line-size";
import { OFFER_LIMITS } from "@/lib/offers/fields";
import { ProductFinder } from "../entry/finder";
import { AMOUNT, COUNT } from "../products/form/form-parts";
import { Fields } from "../shared/fields";
import { RowList } from "../shared/row-list";
import { ExtraFields } from "./extra-fields";
import { findOwner, NEW_LINE, type LineValues } from "./line-values";
import { LineSums, OfferSums } from "./offer-sums";
import { TERMS } from "./offer-terms";
import { ListError, Quantities } from "./quantity-fields";
import { PaymentStepFields } from "./step-fields";
import { SizePress } from "./size-press";

const KINDS = [
  { value: "custom", label: "Made to order" },
  { value: "product", label: "Product of the shop" },
  { value: "tool", label: "Tool (die or plate)" },
  { value: "fee", label: "Fee" },
  { value: "sample", label: "Sample" },
];

const UNITS = [
  { value: "PCS", label: "Pieces" },
  { value: "THD", label: "Thousands" },
  { value: "SET", label: "Sets" },
  { value: "PAC", label: "Packs" },
];

const BASES = [
  { value: "1", label: "one" },
  { value: "100", label: "100" },
  { value: "1000", label: "1,000" },
];

/** The lines and terms of a version, for staff to edit. */
export function OfferFields() {
  return (
    <>
      <Card className="p-5 sm:p-6">
        <h2 className="mb-4 text-heading">Lines</h2>
        <RowList
          name="lines"
          what="line"
          most={OFFER_LIMITS.lines}
          fresh={NEW_LINE}
          first="name"
          label="Lines of the offer"
          className="space-y-4 empty:hidden"
          // A set-up or tool continues the card of its line.
          rowClassName="rounded-md border p-3 has-data-extra:-mt-4 has-data-extra:rounded-t-none has-data-extra:border-t-0 has-data-extra:bg-muted/40 sm:p-4 sm:has-data-extra:py-2.5 [&:has(+li_[data-extra])]:rounded-b-none"
        >
          {({ index, ...row }) => <LineFields number={index + 1} {...row} />}
        </RowList>
        <ListError name="lines" />
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="mb-4 text-heading">Terms</h2>
        <Fields of={TERMS} className="grid gap-x-5 gap-y-4 sm:grid-cols-3" />
        <PaymentStepFields />
      </Card>
      <OfferSums />
    </>
  );
}

interface LineFieldsProps {
  number: number;
  at: (field: string) => string;
  buttons: ReactNode;
  remove: () => void;
}

function LineFields({ number, at, buttons, remove }: LineFieldsProps) {
  const kind = useWatch({ name: at("kind") }) as string;
  const made = useWatch({ name: at("made") }) as LineSize | null;
  const again = useWatch({ name: at("again") }) as string;
  const forKey = useWatch({ name: at("forKey") }) as string;
  const lines = useWatch({ name: "lines" }) as LineValues[];
  const owner = findOwner(lines, { kind, forKey });
  const isProduct = kind === "product";
  const isMade = kind === "custom" && made !== null;
  const mayReadCosts = useMay("costs.read");
  const costs = useWatch({ name: at("costs") }) as LineValues["costs"];
  // The table provides the cost of each quantity.
  const hasCosts = isMade && costs.length > 0;
  const { length } = useWatch({ name: at("quantities") }) as LineValues["quantities"];
  const isBelow =
    owner !== undefined &&
    lines.slice(owner + 1, number - 1).every((line) => findOwner(lines, line) === owner);
  if (isBelow && length === 1 && lines[number - 1]?.unit === "SET") {
    return <ExtraFields {...{ number, owner, kind, at, remove }} />;
  }
  return (
    <div role="group" aria-label={`Line ${number}`}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <SelectField
          name={at("kind")}
          label="What it is"
          options={KINDS}
          required
          className="min-w-0 flex-[1_1_8rem] sm:basis-52"
        />
        <TextField
          name={at("name")}
          label="Name"
          required
          className="min-w-0 flex-[2_1_12rem] max-2xl:order-2 max-2xl:basis-full"
        />
        <div className="flex pt-6 max-2xl:order-1">{buttons}</div>
      </div>
      <div className="mt-4 grid gap-x-3 gap-y-4 sm:grid-cols-6">
        {isProduct && <ProductChoice at={at} />}
        {owner !== undefined && (
          <p className="text-sm text-muted-foreground sm:col-span-6">
            Charged once for line {owner + 1}.
          </p>
        )}
        {kind === "custom" && <SizePress index={number - 1} />}
        {kind === "custom" && !isMade && <SpecFields at={at} />}
        {kind === "custom" && again && (
          <p className="text-sm text-muted-foreground sm:col-span-6">
            Made before: while size, material, print, finish and tolerance stay as they are, its
            approved artwork needs no new proof.
          </p>
        )}
        {!isProduct && !isMade && (
          <>
            <SelectField
              name={at("unit")}
              label="Counted in"
              options={UNITS}
              required
              className="sm:col-span-2"
            />
            <SelectField
              name={at("basis")}
              label="Price for"
              options={BASES}
              required
              className="sm:col-span-2"
            />
          </>
        )}
        {!isProduct && (
          <TextField
            name={at("hsn")}
            label="HSN code"
            inputMode="numeric"
            className="sm:col-span-2"
          />
        )}
        {kind === "custom" && <PackingFields at={at} isBeside={isMade} />}
      </div>
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Quantities name={at("quantities")} line={number} />
        <div className="mt-4">
          {mayReadCosts && !isProduct && !hasCosts && (
            <TextField
              name={at("cost")}
              label="Cost (₹)"
              hint="What the quantity that the price is for costs the shop. The buyer never sees it."
              {...AMOUNT}
            />
          )}
          <LineSums name={at("").slice(0, -1)} />
        </div>
      </div>
    </div>
  );
}

/** Finds the product of a line, and copies its name. */
function ProductChoice({ at }: { at: (field: string) => string }) {
  const { setValue } = useFormContext();
  const product = useWatch({ name: at("product") }) as string;
  return (
    <div className="grid grid-cols-6 sm:col-span-6">
      <ProductFinder
        label={product ? "Choose another product" : "Find the product"}
        placeholder="Name, size or material"
        onChoose={({ _id, name }) => {
          setValue(at("product"), _id, { shouldDirty: true, shouldValidate: true });
          setValue(at("name"), name, { shouldDirty: true });
        }}
      >
        {({ name, packSize }) => (
          <span className="min-w-0 break-words">{[name, packSize].filter(Boolean).join(", ")}</span>
        )}
      </ProductFinder>
      <div className="col-span-6">
        <ListError name={at("product")} />
      </div>
    </div>
  );
}

const SPECS = [
  ["size", "Size", "Such as 230 × 155 × 70 mm"],
  ["material", "Material", "Such as 350 gsm kraft board"],
  ["print", "Print", "Such as 2 colours outside"],
  ["finish", "Finish", "Such as matt lamination"],
] as const;

function SpecFields({ at }: { at: (field: string) => string }) {
  return SPECS.map(([name, label, hint]) => (
    <TextField
      key={name}
      name={at(`spec.${name}`)}
      label={label}
      hint={hint}
      className="sm:col-span-3"
    />
  ));
}

/** The packing of the unit that the price is for, on which shipping rates are based. */
function PackingFields({ at, isBeside }: { at: (field: string) => string; isBeside: boolean }) {
  const { getFieldState, formState } = useFormContext();
  const isWrong = ["packedWeight", "carton"].some(
    (name) => getFieldState(at(name), formState).invalid,
  );
  const weight = useWatch({ name: at("packedWeight") }) as string;
  return (
    <details
      open={isWrong || undefined}
      className={cn("rounded-md border", isBeside ? "self-end sm:col-span-4" : "sm:col-span-6")}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm">
        <span className="font-medium">Packed size and weight</span>
        <span className="ml-auto text-muted-foreground tabular">
          {weight ? `${weight} g` : "not known"}
        </span>
      </summary>
      <div className="border-t p-3">
        <p className="text-sm text-muted-foreground">
          For the quantity that the price is for, in mm and g.
        </p>
        <div className="mt-1.5 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
          <TextField name={at("packedWeight")} label="Weight" {...COUNT} />
          <TextField name={at("carton.length")} label="Length" {...COUNT} />
          <TextField name={at("carton.width")} label="Width" {...COUNT} />
          <TextField name={at("carton.height")} label="Height" {...COUNT} />
        </div>
      </div>
    </details>
  );
}
