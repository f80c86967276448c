import type { Product } from "@/lib/catalogue/schemas";
import { shownSpecifications } from "@/lib/catalogue/specifications";

/** The number of facts that fit next to a text of some lines. */
const FIRST = 8;

/** The description of a product, next to its first specifications. */
export function DescriptionPanel({ product }: { product: Product }) {
  const facts = Object.entries(shownSpecifications(product)).slice(0, FIRST);
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <p className="measure text-lead whitespace-pre-line">{product.description}</p>
      {facts.length > 0 && (
        <dl aria-label="At a glance" className="self-start border-t">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b py-2.5"
            >
              <dt className="font-medium text-muted-foreground">{name}</dt>
              <dd className="[overflow-wrap:anywhere] tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
