import { TextField } from "@/components/shared/form/text-field";
import { PRODUCT_FIELDS } from "@/lib/catalogue/fields/product-fields";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { RowInput, RowList } from "../../shared/row-list";
import { TierRows } from "../../shared/tier-rows";
import { AMOUNT, FormSection, PACKS } from "./form-parts";
import { getInput } from "./product-input";

export function FeaturesField() {
  return (
    <FormSection
      title="Features"
      fields={["features"]}
      hint="Short reasons to buy it, one per line"
    >
      <RowList
        name="features"
        what="feature"
        most={PRODUCT_LIMITS.features}
        fresh={{ text: "" }}
        first="text"
        className="space-y-2"
        rowClassName="flex items-start gap-1"
      >
        {({ index, at, add, buttons }) => (
          <>
            <RowInput
              name={at("text")}
              label={`Feature ${index + 1}`}
              maxLength={PRODUCT_LIMITS.featureText}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
            />
            {buttons}
          </>
        )}
      </RowList>
    </FormSection>
  );
}

export function SpecificationsField() {
  return (
    <FormSection title="Specifications" fields={["specifications"]}>
      <RowList
        name="specifications"
        what="specification"
        most={PRODUCT_LIMITS.specifications}
        fresh={{ name: "", text: "" }}
        first="name"
        className="space-y-2 max-sm:space-y-4"
        rowClassName="flex flex-wrap items-start gap-x-1 gap-y-2 sm:flex-nowrap"
      >
        {({ index, at, buttons }) => (
          <>
            <div className="flex min-w-0 flex-1 basis-full gap-2 max-sm:flex-col sm:basis-auto">
              <RowInput
                name={at("name")}
                label={`Name of specification ${index + 1}`}
                placeholder="Name, such as Material"
                maxLength={PRODUCT_LIMITS.specificationName}
              />
              <RowInput
                name={at("text")}
                label={`Value of specification ${index + 1}`}
                placeholder="Value, such as Kraft board"
                maxLength={PRODUCT_LIMITS.specificationText}
              />
            </div>
            {buttons}
          </>
        )}
      </RowList>
    </FormSection>
  );
}

export function PricesField() {
  return (
    <FormSection
      title="Prices and quantities"
      fields={["originalPrice", "priceTiers", "minQuantity", "packMultiple"]}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField {...getInput("originalPrice")} />
        <TextField {...getInput("minQuantity")} />
        <TextField {...getInput("packMultiple")} />
      </div>
      <div className="mt-5">
        <h3 className="font-sans text-base font-medium">{PRODUCT_FIELDS.priceTiers.label}</h3>
        <p className="text-sm text-muted-foreground">
          From so many packs on, each pack costs less. Begin with the smallest quantity.
        </p>
        <TierRows name="priceTiers" from={{ placeholder: "Such as 10", ...PACKS }} price={AMOUNT} />
      </div>
    </FormSection>
  );
}
