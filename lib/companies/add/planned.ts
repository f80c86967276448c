import type { OpeningBalance } from "@/lib/companies/openings/plan-opening";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { KnownCompany } from "./read-known";
import type { CompanyInput } from "./schemas";

/** A field that changes, in the words of the file. */
export interface FieldChange {
  column: string;
  before: string;
  after: string;
}

/** What is written for one company. */
export interface PlannedCompany {
  row: number;
  /** Null for one that is added. */
  before: KnownCompany | null;
  after: Omit<KnownCompany, "id" | "state">;
  addresses: CompanyInput["addresses"];
  people: CompanyInput["people"];
  /** People whose role changes, because nobody has accepted yet. */
  roles: CompanyInput["people"];
  /** Entries of the opening balance. */
  openings: OpeningBalance[];
  hasOpening: boolean;
  items: PlannedItem[];
  changes: FieldChange[];
  notes: string[];
}

export interface PlannedItem {
  /** Null for one that is added. */
  id: string | null;
  productId: string;
  name: string;
  tiers: readonly PriceTier[];
  validUntil: string | null;
}
