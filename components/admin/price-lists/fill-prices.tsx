import { useLoad } from "@/components/shared/call/use-load";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call, callList } from "@/lib/client/api";
import { readPrice, statedPrice } from "@/lib/companies/price-lists/read-price";
import type { PriceRow } from "@/lib/companies/price-lists/schemas";

const MOST_AT_ONCE = "500";

const form = z
  .object({ percent: z.string().max(40), category: z.string() })
  .transform(({ percent, category }, context) => {
    const read = readPrice({ row: 1, percent, tiers: [] });
    if ("listed" in read) return { category, price: statedPrice(read.listed) };
    for (const { message } of read.errors) {
      context.addIssue({ code: "custom", message, path: ["percent"] });
    }
    return z.NEVER;
  });

const loadCategories = (_: string, signal: AbortSignal) => call("GET /categories", { signal });

/** Lists the products of a category, or all for an empty name, page by page. */
async function listProducts(category: string) {
  const products = [];
  let cursor: string | undefined;
  do {
    const page = await callList("GET /products", {
      query: {
        limit: MOST_AT_ONCE,
        ...(category && { category }),
        ...(cursor !== undefined && { cursor }),
      },
    });
    products.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return products;
}

interface FillPricesProps {
  rows: readonly PriceRow[];
  onClose: () => void;
  onFilled: (rows: readonly PriceRow[]) => void;
}

/** Fills a list with one percentage. Products with their own prices keep them; the list is saved later. */
export function FillPrices({ rows, onClose, onFilled }: FillPricesProps) {
  const filled = useZodForm(form, { percent: "", category: "" });
  const categories = useLoad({ load: loadCategories }).value ?? [];
  const { run } = useAction({ title: "Prices Not Filled", text: "Please try again." });

  const fill = ({ category, price }: z.output<typeof form>) =>
    run(async () => {
      const products = await listProducts(category);
      const own = new Set(rows.flatMap(({ product, tiers }) => (tiers ? [product] : [])));
      const added = products
        .filter(({ _id }) => !own.has(_id))
        .map(({ _id, name, sku, price: publicPrice }) => ({
          product: _id,
          name,
          sku,
          publicPrice,
          ...price,
        }));
      const replaced = new Set(added.map(({ product }) => product));
      onFilled([...added, ...rows.filter(({ product }) => !replaced.has(product))]);
    });

  return (
    <FormDialog
      title="Percent off Many Products"
      description="Products on the list with prices of their own keep them. You can change each one afterwards."
      form={filled}
      onSubmit={fill}
      onClose={onClose}
      submit="Fill In"
    >
      <div className="space-y-5">
        <TextField
          name="percent"
          label="Percent off"
          required
          inputMode="decimal"
          hint="Off the public price and each price for larger quantities. Such as 12.5"
        />
        <SelectField
          name="category"
          label="Products"
          options={[
            { value: "", label: "All products" },
            ...categories.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
      </div>
    </FormDialog>
  );
}
