import { useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-error";
import { OFFER_LIMITS } from "@/lib/offers/fields";
import { AMOUNT, PACKS } from "../products/form/form-parts";
import { RowInput, RowList } from "../shared/row-list";

/** The error of a list as a whole. */
export function ListError({ name }: { name: string }) {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState) as {
    error?: { message?: string; root?: { message?: string } };
  };
  const message = error?.root?.message ?? error?.message;
  return message ? <FieldError id={`${name}-error`}>{message}</FieldError> : null;
}

export function Quantities({ name, line }: { name: string; line: number }) {
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-medium">Quantities and prices</h3>
      <p className="text-sm text-muted-foreground">
        Several quantities let the buyer choose one; the smallest is shown first.
      </p>
      <RowList
        name={name}
        what="quantity"
        most={OFFER_LIMITS.quantities}
        fresh={{ quantity: "", price: "" }}
        first="quantity"
        isSorted
        head={
          <div aria-hidden className="mt-1.5 flex gap-2 text-sm text-muted-foreground">
            <span className="flex-1">Quantity</span>
            <span className="flex-1">Price in ₹</span>
            <span className="w-9 sm:pointer-coarse:w-11" />
          </div>
        }
        label={`Quantities of line ${line}`}
        className="mt-1.5 space-y-2 empty:hidden max-sm:space-y-4"
        rowClassName="flex items-start gap-2"
      >
        {({ index, at, buttons }) => (
          <>
            <RowInput
              name={at("quantity")}
              label={`Quantity ${index + 1} of line ${line}`}
              placeholder="Quantity"
              {...PACKS}
            />
            <RowInput
              name={at("price")}
              label={`Price in rupees of quantity ${index + 1} of line ${line}`}
              placeholder="₹"
              {...AMOUNT}
            />
            {buttons}
          </>
        )}
      </RowList>
      <ListError name={name} />
    </div>
  );
}
