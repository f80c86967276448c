import { describe, expect, it } from "vitest";
import { demoProducts } from "@/prisma/demo/catalogue";
import { planModel, buildNet } from "./model-plan";
import { modelWith, foldAt } from "./moment";
import { drawPicture } from "./picture";

/** The demo products that can be folded. All other products have no model. */
const FOLDED: Record<string, string> = {
  "shipping-carton-3-ply-small": "carton",
  "shipping-carton-5-ply-large": "carton",
  "tuck-box-soap": "tuck",
  "pizza-box-10-inch": "pizza",
  "mailer-box-kraft-medium": "mailer",
  "mailer-box-sky-flat": "mailer",
  "twisted-handle-kraft-bag-medium": "bag, twisted handles",
  "flat-handle-takeaway-bag": "bag, flat handles",
  "sos-grocery-bag-5kg": "bag",
  "rope-handle-boutique-bag": "bag, rope handles",
  "single-bottle-bag": "bag, twisted handles",
  "window-bakery-bag": "bag",
  "chai-cup-150ml": "cup",
  "ripple-cup-350ml": "cup",
  "ice-cream-tub-120ml": "cup",
  "soup-tub-500ml": "cup",
  "salad-bowl-750ml": "cup",
};

it.each(demoProducts.map((product) => [product.slug, product] as const))("%s", (slug, product) => {
  const plan = planModel(product);
  const said = plan && [plan.kind, plan.handles && `${plan.handles} handles`].filter(Boolean);
  expect(said?.join(", ")).toBe(FOLDED[slug]);
  if (!plan) return;
  const model = modelWith(plan, buildNet(plan));
  for (const progress of [0, 0.5, 1]) {
    const frame = { width: 640, height: 512 };
    const { pieces } = drawPicture(model, foldAt(model, progress), { turn: 30, tilt: 25 }, frame);
    const spots = pieces.flatMap((piece) => [...piece.spots]);
    for (const [x, y] of spots) {
      expect(x > 0 && x < frame.width && y > 0 && y < frame.height).toBe(true);
    }
  }
});

const mailer = (dimensions: string) =>
  planModel({
    name: "Mailer Box",
    description: "",
    features: [],
    specifications: { dimensions, material: "White board" },
  });

describe("the measures of a plan", () => {
  it.each([
    ["250 × 180 × 80 mm", [250, 180, 80], ["250 mm", "180 mm", "80 mm"]],
    ["25 x 18 x 8 cm (L x W x H)", [250, 180, 80], ["25 cm", "18 cm", "8 cm"]],
    ["10 × 7.5 × 3 in", [254, 190.5, 76.2], ["10 in", "7.5 in", "3 in"]],
  ])("of %s", (dimensions, measures, labels) => {
    expect(mailer(dimensions)).toMatchObject({ measures, labels });
  });

  it.each([
    "250 × 180 mm",
    "250 × 180 × 2 mm",
    "9000 × 180 × 80 mm",
    "about as large as a book",
    "",
  ])("none of %j", (dimensions) => expect(mailer(dimensions)).toBeNull());
});
