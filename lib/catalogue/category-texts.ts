import type { Category } from "@/lib/categories";

interface CategoryText {
  /** One sentence below the heading of the list. */
  lead: string;
  /** For search engines: 50 to 160 characters. */
  description: string;
}

export const ALL_PRODUCTS_TEXT: CategoryText = {
  lead: "Boxes, mailers, bags and food packaging in stock sizes, plain or printed with your logo.",
  description:
    "Custom and eco-friendly packaging for businesses in India: mailers, boxes, paper bags, food packaging, cups and protection, priced by the pack.",
};

export const CATEGORY_TEXTS: Record<Category, CategoryText> = {
  "Paper Bags": {
    lead: "Kraft and white carriers with twisted, flat and rope handles, for shops, bakeries and gifting.",
    description:
      "Paper bags for shops, bakeries and gifting: twisted, flat and rope handles, in kraft and white, plain or printed.",
  },
  "Food Packaging": {
    lead: "Bowls, trays, boxes and wraps that hold heat, oil and gravy, ready for delivery.",
    description:
      "Food packaging for restaurants and cloud kitchens: bowls, trays, burger and noodle boxes, greaseproof wraps and wooden cutlery.",
  },
  Boxes: {
    lead: "Corrugated cartons in courier sizes, tuck boxes for the shelf, and rigid boxes for gifts.",
    description:
      "Shipping cartons, tuck, pillow, pizza and gift boxes in stock sizes, plain or printed, with pack prices in rupees.",
  },
  "Cups & Lids": {
    lead: "Hot and cold cups, ripple walls, tubs, and the lids and carriers that fit them.",
    description:
      "Paper cups, ripple cups, cold cups, ice cream tubs, lids and carriers for cafés and caterers, priced by the pack.",
  },
  Mailers: {
    lead: "Mailer boxes, courier bags, padded mailers and rigid envelopes that survive the last mile.",
    description:
      "Mailer boxes, courier bags, padded mailers and rigid envelopes for online sellers in India, sold by the pack.",
  },
  Protection: {
    lead: "Honeycomb wrap, tissue, void fill, tape and corner guards that keep goods safe in the box.",
    description:
      "Protective packaging without plastic foam: honeycomb wrap, corrugated rolls, tissue, paper tape, corners and moulded inserts.",
  },
};
