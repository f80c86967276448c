import type { ReactNode } from "react";
import { TextField } from "@/components/shared/form/text-field";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { MAX_PRINT_OPTIONS, PRINT_LIMITS } from "@/lib/pricing/print-options";
import { RowInput, RowList } from "../../shared/row-list";
import { AMOUNT, COUNT, FormSection, PACKS } from "./form-parts";
import { getInput } from "./product-input";
import { NEW_OPTION } from "./values/price-fields";

/** The product's print options, each with its own price. */
export function PrintOptionsField() {
  return (
    <FormSection
      title="Print options"
      fields={["printOptions"]}
      hint="How it can be printed, besides plain. Buyers choose one with its sides and colours and see the price at once."
    >
      <TextField {...getInput("dieline")} placeholder="Width × height" className="mb-4 max-w-md" />
      <RowList
        name="printOptions"
        what="print option"
        most={MAX_PRINT_OPTIONS}
        fresh={NEW_OPTION}
        first="name"
        label="Print options"
        className="space-y-4 empty:hidden"
        rowClassName="rounded-md border p-3 sm:p-4"
      >
        {({ index, at, buttons }) => <Option number={index + 1} at={at} buttons={buttons} />}
      </RowList>
    </FormSection>
  );
}

interface OptionProps {
  number: number;
  at: (field: string) => string;
  buttons: ReactNode;
}

function Option({ number, at, buttons }: OptionProps) {
  return (
    <div role="group" aria-label={`Print option ${number}`}>
      <div className="flex items-start justify-between gap-2">
        <TextField
          name={at("name")}
          label="What buyers read"
          required
          maxLength={PRINT_LIMITS.name}
          hint="Such as Your mark, or Fresh & Hot"
          className="min-w-0 flex-1"
        />
        <div className="flex pt-6">{buttons}</div>
      </div>
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <TextField
          name={at("sides")}
          label="Sides at most"
          required
          {...PACKS}
          max={PRINT_LIMITS.sides}
        />
        <TextField
          name={at("maxColours")}
          label="Colours at most"
          required
          {...PACKS}
          max={PRINT_LIMITS.colours}
        />
        <TextField name={at("minPieces")} label="Smallest order" hint="In packs" {...PACKS} />
        <TextField
          name={at("setupFeePerColour")}
          label="Set-up (₹)"
          hint="For each colour, once an order"
          {...AMOUNT}
          min="0"
        />
        <TextField
          name={at("leadDays")}
          label="Lead time"
          hint="Working days from the approved proof"
          {...COUNT}
        />
        <TextField
          name={at("tool")}
          label="Tool"
          maxLength={PRINT_LIMITS.tool}
          hint="Such as plate or cylinder; empty for none"
        />
        <TextField
          name={at("dieline")}
          label="Dieline (mm)"
          placeholder="Width × height"
          maxLength={40}
          hint="Of its artwork; empty: the product's"
        />
      </div>
      <PrintTiers name={at("tiers")} option={number} />
    </div>
  );
}

function PrintTiers({ name, option }: { name: string; option: number }) {
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-medium">Prices printed</h3>
      <p className="text-sm text-muted-foreground">
        In place of the plain prices, from so many packs on. None: the plain prices hold.
      </p>
      <RowList
        name={name}
        what="printed price"
        most={MAX_TIERS}
        fresh={{ from: "", price: "" }}
        first="from"
        isSorted
        label={`Prices of print option ${option}`}
        className="mt-1.5 space-y-2 empty:hidden max-sm:space-y-4"
        rowClassName="flex items-start gap-2"
      >
        {({ index, at, buttons }) => (
          <>
            <RowInput
              name={at("from")}
              label={`Packs from which price ${index + 1} of print option ${option} counts`}
              placeholder="From packs"
              {...PACKS}
            />
            <RowInput
              name={at("price")}
              label={`Price ${index + 1} of print option ${option} in rupees for each pack`}
              placeholder="₹ a pack"
              {...AMOUNT}
            />
            {buttons}
          </>
        )}
      </RowList>
    </div>
  );
}
