"use client";

import { storedPrintOptions } from "@/lib/catalogue/made-to-order";
import type { Product } from "@/lib/catalogue/schemas";
import { PrintField } from "./print-field";
import { SampleOrder } from "./sample-order";

export type ProductChoicesProps = Pick<Product, "printOptions" | "sample" | "leadDays">;

/** How a product can be printed, and its sample. */
export default function ProductChoices({ printOptions, sample, leadDays }: ProductChoicesProps) {
  return (
    <>
      {printOptions.length > 0 && (
        <PrintField options={storedPrintOptions(printOptions)} leadDays={leadDays} />
      )}
      {sample.kind !== "none" && <SampleOrder sample={sample} />}
    </>
  );
}
