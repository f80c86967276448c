import { FormDialog } from "@/components/shared/form/form-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { TABLE_LIMITS, type TableContent } from "@/lib/catalogue/sizes/table-schema";
import { Fields, type FieldDefinition } from "../shared/fields";
import { RowInput, RowList } from "../shared/row-list";
import { Heads } from "./edit-material";
import { termsForm, texts } from "./typed-entries";

interface EditTermsProps {
  table: TableContent;
  onClose: () => void;
  onApply: (terms: Pick<TableContent, "wastePercent" | "leastOrder" | "margins">) => void;
}

const TERMS: readonly FieldDefinition[] = [
  {
    name: "wastePercent",
    label: "Waste in %",
    hint: "Of the board, on top of each blank",
    required: true,
    inputMode: "decimal",
    autoComplete: "off",
  },
  {
    name: "leastOrder",
    label: "Least order value in ₹",
    hint: "What the pieces of a line cost at least",
    required: true,
    inputMode: "decimal",
    autoComplete: "off",
  },
];

/** Terms of all styles, which are saved with the table. */
export function EditTerms({ table, onClose, onApply }: EditTermsProps) {
  const form = useZodForm(termsForm(table), {
    wastePercent: String(table.wastePercent),
    leastOrder: String(table.leastOrder),
    margins: table.margins.map(texts),
  });
  return (
    <FormDialog
      title="Edit margins and waste"
      form={form}
      onSubmit={onApply}
      onClose={onClose}
      submit="Apply"
    >
      <Fields of={TERMS} />
      <h3 className="mt-6 font-semibold">Margins</h3>
      <p className="mt-1 text-sm text-muted-foreground">
        The share of the price that is yours, from a quantity on. Larger quantities have no greater
        margin, so that no piece costs more in a larger order.
      </p>
      <RowList
        name="margins"
        what="margin"
        most={TABLE_LIMITS.steps}
        fresh={{ from: "", percent: "" }}
        first="from"
        isSorted
        head={<Heads names={["From pieces", "Margin in %"]} />}
        className="mt-1.5 space-y-2"
        rowClassName="flex items-start gap-2"
      >
        {({ index, at, buttons }) => (
          <>
            <RowInput
              name={at("from")}
              label={`Pieces from which margin ${index + 1} counts`}
              inputMode="numeric"
            />
            <RowInput
              name={at("percent")}
              label={`Margin ${index + 1} in percent`}
              inputMode="decimal"
            />
            {buttons}
          </>
        )}
      </RowList>
    </FormDialog>
  );
}
