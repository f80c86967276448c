import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { ProductImage } from "@/components/domain/product/product-image";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { call } from "@/lib/client/api";
import { RowButtons } from "../shared/row-buttons";

export type Chosen = Pick<AdminProductRecord, "_id" | "name" | "thumbnailImage" | "status">;

interface ProductChooserProps {
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
  most: number;
  label: string;
  /** Which products can be chosen, besides those already chosen. */
  isOffered?: (product: AdminProductRecord) => boolean;
}

const FEWEST_LETTERS = 2;
const OFFERED = 6;

async function search(q: string, signal: AbortSignal): Promise<AdminProductRecord[]> {
  if (q.length < FEWEST_LETTERS) return [];
  return call("GET /admin/products", { query: { q, limit: 20 }, signal });
}

const asChosen = ({ _id, name, thumbnailImage, status }: AdminProductRecord): Chosen => ({
  _id,
  name,
  thumbnailImage,
  status,
});

export function ProductChooser(props: ProductChooserProps) {
  const { chosen, onChange, most, label, isOffered = () => true } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const { value: found, isCurrent } = useLoad({ load: search, question: typed.trim() });
  const offered = (found ?? [])
    .filter((product) => isOffered(product) && chosen.every(({ _id }) => _id !== product._id))
    .slice(0, OFFERED);
  const isSearching = typed.trim().length >= FEWEST_LETTERS;

  function add(product: AdminProductRecord) {
    onChange([...chosen, asChosen(product)]);
    setTyped("");
  }

  return (
    <div>
      <ChosenList chosen={chosen} onChange={onChange} />
      {chosen.length < most && (
        <>
          <Label htmlFor={id}>{label}</Label>
          <Input
            id={id}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // Enter in the search must not submit the surrounding form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            className="mt-1.5"
          />
          {isSearching && (
            <ul className="mt-2 divide-y rounded-md border">
              {offered.map((product) => (
                <li key={product._id}>
                  <button
                    type="button"
                    onClick={() => add(product)}
                    className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-muted"
                  >
                    <Row product={product} />
                    <Plus aria-hidden className="size-4 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="mt-1 text-sm text-muted-foreground">
            {isSearching &&
              isCurrent &&
              offered.length === 0 &&
              "No product matches. Try part of its name."}
          </p>
        </>
      )}
    </div>
  );
}

function ChosenList({ chosen, onChange }: Pick<ProductChooserProps, "chosen" | "onChange">) {
  if (chosen.length === 0) return null;
  const without = (index: number) => chosen.filter((_, place) => place !== index);
  return (
    <ol className="mb-4 space-y-2">
      {chosen.map((product, index) => (
        <li key={product._id} className="flex items-center gap-2 rounded-md border p-1.5">
          <Row product={product} />
          <RowButtons
            row={product.name}
            index={index}
            count={chosen.length}
            onMove={(to) => onChange(without(index).toSpliced(to, 0, product))}
            onRemove={() => onChange(without(index))}
          />
        </li>
      ))}
    </ol>
  );
}

const MARKS: Partial<Record<Chosen["status"], string>> = {
  draft: "Draft: not shown yet",
  archived: "Archived: not shown",
  "out-of-stock": "Out of stock: not shown",
  off: "Switched off: not shown",
};

function Row({ product: { name, thumbnailImage, status } }: { product: Chosen }) {
  return (
    <>
      <ProductImage
        src={thumbnailImage}
        alt=""
        sizes="36px"
        width={36}
        className="w-9 shrink-0 rounded-sm border"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
        {MARKS[status] && <span className="text-sm text-muted-foreground">{MARKS[status]}</span>}
      </span>
    </>
  );
}
