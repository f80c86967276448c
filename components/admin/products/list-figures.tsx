"use client";

import { Rupees } from "@/components/shared/format/rupees";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { productFields } from "@/lib/catalogue/product-form";
import { call } from "@/lib/client/api";
import { countText } from "@/lib/base/counts";
import { FigureEditor } from "./figure-editor";
import { AMOUNT, COUNT } from "./figure-inputs";

interface FigureProps {
  product: AdminProductRecord;
  /** What the list shows of the product may be another now. */
  onChanged: () => void;
}

/** A product's price, changed in the list. */
export function PriceFigure({ product, onChanged }: FigureProps) {
  const { _id: id, name } = product;
  return (
    <FigureEditor
      label={`price of ${name}`}
      value={product.price}
      format={(price) => <Rupees amount={price} />}
      schema={productFields.price}
      field="price"
      input={AMOUNT}
      save={async (price, priceRead) => {
        await call("PATCH /admin/products/{id}", { params: { id }, body: { price, priceRead } });
        onChanged();
      }}
    />
  );
}

/** The reason that the log keeps of a count that was typed into the list. */
const REASON = "Counted again";

/** A product's stock, changed in the list to what was counted. */
export function StockFigure({ product, onChanged }: FigureProps) {
  const { _id: id, name } = product;
  return (
    <FigureEditor
      label={`stock of ${name}`}
      value={product.stockCount}
      format={countText}
      schema={productFields.stockCount}
      field="stockCount"
      input={COUNT}
      save={async (counted, stockCountRead) => {
        const body = { counted, stockCountRead, reason: REASON };
        await call("POST /admin/products/{id}/stock", { params: { id }, body });
        onChanged();
      }}
    />
  );
}
