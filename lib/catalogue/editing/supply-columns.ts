import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { SupplyTerms } from "./save-supply";

/** Returns the columns that store the supply. */
export function supplyColumns({ printOptions, sample, dieline, carton, ...columns }: SupplyTerms) {
  return {
    ...columns,
    printOptions: printOptions.map(({ tiers, ...option }) => ({
      ...option,
      tiers: tiers.map((tier) => ({ ...tier })),
    })),
    sample: sample
      ? { ...sample, credit: sample.credit.map((step) => ({ ...step })) }
      : Prisma.DbNull,
    dieline: dieline ? { ...dieline } : Prisma.DbNull,
    carton: carton ? { ...carton } : Prisma.DbNull,
  };
}
