export interface CartRules {
  /** Null where shipping is priced by weight. */
  freeShippingAbovePaise: number | null;
  taxName: string;
}
