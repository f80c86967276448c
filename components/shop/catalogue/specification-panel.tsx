import { withInsideSize } from "@/lib/catalogue/inside-size";
import { dimensionsOf, measuresIn } from "@/lib/catalogue/measures";
import type { Product } from "@/lib/catalogue/schemas";
import { shownSpecifications } from "@/lib/catalogue/specifications";
import { MeasuresDrawing } from "./measures-drawing";
import { SpecificationTable } from "./specification-table";

/** All that is said of a product, and its measures drawn where they can be. */
export function SpecificationPanel({ product }: { product: Product }) {
  const specifications = shownSpecifications(product);
  const dimensions = dimensionsOf(specifications);
  const measures = dimensions === null ? null : measuresIn(dimensions);
  const table = <SpecificationTable specifications={withInsideSize(specifications)} />;
  if (dimensions === null || !measures) return table;
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      {table}
      <MeasuresDrawing measures={measures} text={dimensions} />
    </div>
  );
}
