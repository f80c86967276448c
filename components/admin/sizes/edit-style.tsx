import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-error";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TickList } from "@/components/shared/form/tick-list";
import { useZodForm } from "@/components/shared/form/zod-form";
import { TABLE_LIMITS, type TableContent } from "@/lib/catalogue/sizes/table-schema";
import type { StyleId } from "@/lib/pricing/size-spec";
import { Fields, type FieldDefinition } from "../shared/fields";
import { RowInput, RowList } from "../shared/row-list";
import { STYLE_NAMES } from "./change-table";
import { Heads } from "./edit-material";
import { StylePicture } from "./style-picture";
import { styleForm, styleValues, type Entry } from "./typed-entries";

interface EditStyleProps {
  table: TableContent;
  id: StyleId;
  onClose: () => void;
  onApply: (style: Entry<"styles">, index: number) => void;
}

const NAMES: readonly FieldDefinition[] = [
  { name: "name", label: "Name", required: true, autoComplete: "off" },
  {
    name: "hsn",
    label: "HSN code",
    required: true,
    inputMode: "numeric",
    autoComplete: "off",
    hint: "Decides the GST rate",
  },
];

const COSTS: readonly FieldDefinition[] = [
  {
    name: "conversion",
    label: "Conversion ₹ a piece",
    required: true,
    inputMode: "decimal",
    autoComplete: "off",
    hint: "Cutting, folding, gluing",
  },
  {
    name: "run",
    label: "Run ₹",
    required: true,
    inputMode: "decimal",
    autoComplete: "off",
    hint: "Once for each run: setting the machine",
  },
  {
    name: "sample",
    label: "Plain sample ₹",
    inputMode: "decimal",
    autoComplete: "off",
    hint: "One piece before an order, 0 for free. Empty: none is sold",
  },
];

/** A style's limits, choices, quantities and costs, which are saved with the table. */
export function EditStyle({ table, id, onClose, onApply }: EditStyleProps) {
  const found = table.styles.findIndex(({ _id }) => _id === id);
  const index = found < 0 ? table.styles.length : found;
  const style = table.styles[index] ?? null;
  const form = useZodForm(styleForm(id, { table, index }), styleValues(style, STYLE_NAMES[id]));
  const needsTool = useWatch({ control: form.control, name: "needsTool" });
  return (
    <FormDialog
      title={style ? `Edit ${style.name}` : `Add ${STYLE_NAMES[id]}`}
      form={form}
      onSubmit={(entry) => onApply(entry, index)}
      onClose={onClose}
      submit="Apply"
    >
      <SwitchField name="active" label="Offered in the shop" className="mb-4" />
      <Fields of={NAMES} />
      <StylePicture />
      <Group title="Sizes" text="The least and the greatest that you make, in mm.">
        {(["length", "width", "height"] as const).map((side) => (
          <Limits key={side} side={side} />
        ))}
      </Group>
      <Choices name="boards" title="Boards" of={table.boards} />
      <Choices name="prints" title="Prints" of={table.prints} />
      <Choices name="finishes" title="Finishes" of={table.finishes} />
      <Quantities />
      <LeadDays />
      <Group title="Costs" text="Board, print and finish come on top, by the area of the blank.">
        <Fields of={COSTS} />
        <SwitchField name="needsTool" label="Needs a cutting tool" className="mt-4" />
        {needsTool && <Tools />}
      </Group>
    </FormDialog>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Group({ title, text, children }: GroupProps) {
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="font-semibold">{title}</legend>
      {text && <p className="mt-1 mb-2 text-sm text-muted-foreground">{text}</p>}
      {children}
    </fieldset>
  );
}

const SIDES = { length: "Length", width: "Width", height: "Height" } as const;

function Limits({ side }: { side: keyof typeof SIDES }) {
  const name = SIDES[side];
  const at = `limits.${side}`;
  return (
    <div className="mt-2 flex items-start gap-2">
      <span aria-hidden className="w-14 shrink-0 pt-2.5 text-sm">
        {name}
      </span>
      <RowInput name={`${at}.0`} label={`Least ${side} in mm`} inputMode="decimal" />
      <span aria-hidden className="pt-2.5 text-sm">
        to
      </span>
      <RowInput name={`${at}.1`} label={`Greatest ${side} in mm`} inputMode="decimal" />
    </div>
  );
}

interface ChoicesProps {
  name: string;
  title: string;
  of: readonly { _id: string; name: string }[];
}

function Choices({ name, title, of }: ChoicesProps) {
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  return (
    <Group title={title}>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        <TickList
          name={name}
          options={Object.fromEntries(of.map((each) => [each._id, each.name]))}
        />
      </div>
      {of.length === 0 && <p className="text-sm text-muted-foreground">The table has none yet.</p>}
      {error && <FieldError id={`style-${name}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Quantities = () => (
  <Group
    title="Quantities"
    text={`What buyers see prices for, at most ${TABLE_LIMITS.quantities}. They can type any other.`}
  >
    <Fields of={LEAST} />
    <RowList
      name="quantities"
      what="quantity"
      most={TABLE_LIMITS.quantities}
      fresh={{ quantity: "" }}
      first="quantity"
      isSorted
      className="mt-4 space-y-2"
      rowClassName="flex items-start gap-2"
    >
      {({ index, at, buttons }) => (
        <>
          <RowInput
            name={at("quantity")}
            label={`Quantity ${index + 1} in pieces`}
            inputMode="numeric"
          />
          {buttons}
        </>
      )}
    </RowList>
  </Group>
);

const LEAST: readonly FieldDefinition[] = [
  {
    name: "leastQuantity",
    label: "Least quantity",
    required: true,
    inputMode: "numeric",
    autoComplete: "off",
  },
];

const LeadDays = () => (
  <Group title="Lead time" text="Working days until it is ready, from a quantity on.">
    <Steps
      name="leadDays"
      what="lead time"
      most={TABLE_LIMITS.steps}
      columns={[
        { field: "from", head: "From pieces" },
        { field: "days", head: "Working days" },
      ]}
    />
  </Group>
);

const Tools = () => (
  <Steps
    name="tool"
    what="tool"
    most={TABLE_LIMITS.tools}
    columns={[
      { field: "upToArea", head: "Blank up to m²" },
      { field: "price", head: "Tool ₹" },
    ]}
  />
);

interface StepsProps {
  name: string;
  what: string;
  most: number;
  columns: readonly { field: string; head: string }[];
}

function Steps({ name, what, most, columns }: StepsProps) {
  const fresh = Object.fromEntries(columns.map(({ field }) => [field, ""]));
  return (
    <RowList
      {...{ name, what, most, fresh }}
      {...(columns[0] ? { first: columns[0].field } : {})}
      isSorted
      head={<Heads names={columns.map(({ head }) => head)} />}
      className="mt-1.5 space-y-2"
      rowClassName="flex items-start gap-2"
    >
      {({ index, at, buttons }) => (
        <>
          {columns.map(({ field, head }) => (
            <RowInput
              key={field}
              name={at(field)}
              label={`${head}, ${what} ${index + 1}`}
              inputMode="decimal"
            />
          ))}
          {buttons}
        </>
      )}
    </RowList>
  );
}
