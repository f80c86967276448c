export interface CartRules {
  /** Null if shipping is priced by weight. */
  freeShippingAbovePaise: number | null;
  taxName: string;
}
