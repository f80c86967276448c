export type Category =
  "Paper Bags" | "Food Packaging" | "Boxes" | "Cups & Lids" | "Mailers" | "Protection";

export type View = "hero" | "in-use" | "measures";

export type PolyhedralForm =
  | "shipping-carton"
  | "mailer-box"
  | "tuck-box"
  | "rigid-gift-box"
  | "pillow-box"
  | "pizza-box"
  | "twisted-handle-bag"
  | "flat-handle-bag"
  | "sos-bag"
  | "rope-handle-bag"
  | "bottle-bag"
  | "window-bag"
  | "courier-bag"
  | "padded-mailer"
  | "rigid-envelope";

export type RoundForm =
  | "hot-cup"
  | "ripple-cup"
  | "cold-cup"
  | "cup-lid"
  | "cup-carrier"
  | "ice-cream-tub"
  | "soup-bowl"
  | "salad-bowl"
  | "noodle-box"
  | "burger-box"
  | "clamshell"
  | "food-tray"
  | "greaseproof-sheets"
  | "wooden-cutlery"
  | "honeycomb-roll"
  | "corrugated-roll"
  | "kraft-tape"
  | "fragile-tape"
  | "corner-protector"
  | "void-fill"
  | "tissue-sheets"
  | "moulded-insert";

export type Form = PolyhedralForm | RoundForm;

export type Material =
  | "kraft"
  | "white"
  | "recycled"
  | "ink"
  | "green"
  | "rust"
  | "marigold"
  | "blush"
  | "sky"
  | "clear";

export type Print =
  "leaf" | "wheat" | "cup" | "lotus" | "block-print" | "stripes" | "dots" | "none";

/** Quiet colours for the table the object stands on. */
export type GroundTone = "paper" | "oat" | "sand" | "sage" | "clay" | "stone";

/** Outer measures in millimetres. */
export interface Size {
  width: number;
  depth?: number;
  height: number;
}

export interface Art {
  form: Form;
  /** Base material colour. */
  material: Material;
  /** Colour of the print, handle, lid or lining, whichever the form has. */
  accent?: Material;
  /** Drawn to proportion, and lettered on the measures view. */
  size: Size;
  print?: Print;
  /** Left out, the form brings the tone that its category usually has. */
  ground?: GroundTone;
}

export interface DemoReview {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  verified: boolean;
  /** YYYY-MM-DD */
  date: string;
  comment: string;
}

export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  category: Category;
  /** Integer paise for one pack, excluding tax. */
  pricePaise: number;
  originalPricePaise?: number;
  isNew: boolean;
  inStock: boolean;
  /** Counted in packs. */
  stockCount: number;
  features: string[];
  /** Always has 'Pack size', for example '250 pieces'. */
  specifications: Record<string, string>;
  reviews: DemoReview[];
  art: Art;
}
