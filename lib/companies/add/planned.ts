import type { OpeningBalance } from "@/lib/companies/openings/plan-opening";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { KnownCompany } from "./read-known";
import type { CompanyInput } from "./schemas";

/** A changed field, in the words of the file. */
export interface FieldChange {
  column: string;
  before: string;
  after: string;
}

/** The planned write for one company. */
export interface PlannedCompany {
  row: number;
  /** Null for an added company. */
  before: KnownCompany | null;
  after: Omit<KnownCompany, "id" | "state">;
  addresses: CompanyInput["addresses"];
  people: CompanyInput["people"];
  /** People with a changed role who have not accepted yet. */
  roles: CompanyInput["people"];
  /** Entries of the opening balance. */
  openings: OpeningBalance[];
  hasOpening: boolean;
  items: PlannedItem[];
  changes: FieldChange[];
  notes: string[];
}

export interface PlannedItem {
  /** Null for an added company. */
  id: string | null;
  productId: string;
  name: string;
  tiers: readonly PriceTier[];
  validUntil: string | null;
}
