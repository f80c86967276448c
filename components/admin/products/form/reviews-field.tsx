import { X } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { Button } from "@/components/ui/button";
import { dayName } from "@/lib/base/india-time";
import { counted } from "@/lib/base/text/counts";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { Fold } from "./form-parts";
import { RowList } from "../../shared/row-list";
import type { ProductFormValues } from "./values/form-values";

const STARS = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? "1 star" : `${stars} stars`,
}));

/** Reviews that the owner enters for customers. Customers' own reviews are under Reviews. */
export function ReviewsField() {
  const { length } = useWatch<ProductFormValues, "productReviews">({ name: "productReviews" });
  const [today] = useState(() => dayName(new Date()));
  return (
    <Fold
      title="Reviews"
      summary={length === 0 ? "none entered" : counted(length, "review")}
      hint="What customers told you elsewhere. It is shown without “Verified purchase”, which only an order gives. What customers wrote here themselves is under Reviews in the menu."
    >
      <RowList
        name="productReviews"
        what="review"
        most={PRODUCT_LIMITS.reviews}
        fresh={{ name: "", rating: "5", verified: false, date: today, comment: "" }}
        first="name"
        className="space-y-4"
        rowClassName="rounded-md border p-4"
      >
        {(row) => <ReviewFields {...row} />}
      </RowList>
    </Fold>
  );
}

interface ReviewFieldsProps {
  index: number;
  at: (field: string) => string;
  remove: () => void;
}

function ReviewFields({ index, at, remove }: ReviewFieldsProps) {
  const label = `Remove review ${index + 1}`;
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
      <legend className="sr-only">Review {index + 1}</legend>
      <TextField
        name={at("name")}
        label="Written by"
        required
        maxLength={PRODUCT_LIMITS.reviewName}
      />
      <SelectField name={at("rating")} label="Stars" required options={STARS} />
      <TextField name={at("date")} label="Date" required type="date" />
      <TextareaField
        name={at("comment")}
        label="Comment"
        required
        maxLength={PRODUCT_LIMITS.reviewComment}
        className="sm:col-span-3 [&_textarea]:min-h-20"
      />
      <div className="flex justify-end sm:col-span-3">
        <Button variant="outline" size="sm" onClick={remove}>
          <X aria-hidden /> {label}
        </Button>
      </div>
    </fieldset>
  );
}
