import fc, { type Arbitrary } from "fast-check";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { oddText, oddValue } from "@/e2e/support/arbitrary/json-arbitrary";

/**
 * Values that work in a running shop, by field name, because no generator can guess a product's id. `{{product:3}}`
 * stands for one of the shop's own and is filled in when the request is sent.
 */

const one = (kind: string): Arbitrary<string> => fc.nat(1000).map((n) => `{{${kind}:${n}}}`);

const json = (value: unknown): Arbitrary<string> => fc.constant(JSON.stringify(value));

const REVIEW = { name: "Asha", rating: 5, date: "2026-01-31", comment: "Sturdy." };

const LISTS = fc.constantFrom("orders", "users", "audit-logs", "products:name");

const cursor = (content: unknown): string =>
  Buffer.from(JSON.stringify(content)).toString("base64url");

const CURSORS: Arbitrary<string> = fc.oneof(
  oddText,
  oddValue.map(cursor),
  fc.tuple(LISTS, oddValue, oddValue).map(cursor),
  fc.tuple(LISTS, fc.constant("2026-11-21T09:30:00.000Z"), fc.uuid()).map(cursor),
  fc.tuple(fc.constant("products:name"), oddText, fc.uuid()).map(cursor),
);

export const KNOWN: Record<string, Arbitrary<unknown>> = {
  product: one("product"),
  to: fc.uuid().map((id) => `${id}@fuzz.example`),
  email: fc.oneof(
    one("email"),
    fc.uuid().map((id) => `${id}@fuzz.example`),
  ),
  key: one("key"),
  line: one("line"),
  reviews: fc.array(one("review"), { minLength: 1, maxLength: 3 }),
  ids: fc.array(one("order"), { minLength: 1, maxLength: 3 }),
  code: fc.stringMatching(/^[A-Z]{3,8}$/),
  state: fc.constantFrom("Karnataka", "Delhi", "Kerala"),
  country: fc.constant("India"),
  zipCode: fc.constantFrom("560001", "110001"),
  pin: fc.constantFrom("560001", "110001"),
  phone: fc.constant("+91 98765 43210"),
  totalAmount: fc.constant("{{total:0}}"),
  quantity: fc.constantFrom(1, 2, 3),
  currentPassword: one("password"),
  promoCode: fc.constantFrom("SAVE10", "WELCOME15"),
  cursor: CURSORS,
  category: fc.constantFrom("Boxes", "cups-lids"),
  startsAt: fc.constantFrom(null, "2026-11-21T09:30:00.000Z"),
  endsAt: fc.constantFrom(null, "2036-11-21T09:30:00.000Z"),
  dryRun: fc.constantFrom("true", "false"),
  since: fc.constantFrom("2026-11-21T09:30:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"),
  until: fc.constantFrom("2026-11-21T09:30:00Z", "9999-12-31T23:59:59Z"),
  limit: fc.constantFrom("1", "20", "100"),
  month: fc.constantFrom("2026-11", "2000-01", "2099-12"),
  reference: fc.stringMatching(/^[A-Z]{4}[0-9]{12}$/),
  name: fc.constantFrom("Kraft carton", "Asha Rao"),
  description: fc.constant("Made for a test."),
  password: fc.oneof(one("password"), fc.string({ minLength: 8, maxLength: 20 })),
  newPassword: fc.constant("seventeen paper boxes"),
  content: fc.constant(DEFAULT_CONTENT.sections),
  url: fc.constant("https://carrier.example/track"),
};

/** Values for query parameters that mean something else than the body field of the same name. */
export const KNOWN_IN_QUERIES: Record<string, Arbitrary<string>> = {
  products: fc.array(one("product"), { minLength: 1, maxLength: 3 }).map((ids) => ids.join()),
};

/** Values for product forms, where every field is text. */
export const KNOWN_IN_FORMS: Record<string, Arbitrary<string>> = {
  price: fc.constantFrom("12.50", "999", "0.01"),
  originalPrice: fc.constantFrom("", "20"),
  stockCount: fc.constantFrom("5", "100000"),
  stockCountRead: fc.constantFrom("5", "0"),
  inStock: fc.constantFrom("true", "false"),
  isNew: fc.constantFrom("true", "false"),
  features: fc.oneof(
    json(["Recyclable"]),
    oddValue.map((value) => JSON.stringify(value)),
  ),
  translations: fc.oneof(
    json({ hi: { name: "डिब्बा" } }),
    oddValue.map((value) => JSON.stringify(value)),
  ),
  specifications: fc.oneof(
    json({ Material: "Kraft" }),
    oddValue.map((v) => JSON.stringify(v)),
  ),
  productReviews: fc.oneof(
    json([REVIEW]),
    oddValue.map((value) => JSON.stringify(value)),
  ),
  existingImages: fc.oneof(json([]), fc.constant('["{{image:1}}"]')),
  imageOrder: json([]),
  thumbnailImageCandidate: fc.constant(""),
  updatedAt: fc.constantFrom("", "2026-11-21T09:30:00.000Z"),
};

/** Values for the parameters in a path, by the path before them. */
export const PATH_VALUES: [RegExp, Arbitrary<string>][] = [
  [/\/payments\/\{/, one("payment")],
  [/\/refunds\/\{/, one("refund")],
  [/\/documents\/\{/, one("document")],
  [/\/products\/\{/, one("product")],
  [/\/orders\/\{/, one("order")],
  [/\/favourites\/\{/, one("product")],
  [/\/users\/\{/, one("user")],
  [/\/customers\/\{/, one("user")],
  [/\/companies\/\{/, one("company")],
  [/\/company\/invitations\/\{/, one("companyinvitation")],
  [/\/invitations\/\{/, one("invitation")],
  [/\/members\/\{/, one("user")],
  [/\/addresses\/\{/, one("address")],
  [/\/sessions\/\{/, one("session")],
  [/\/promo-codes\/\{/, one("promo")],
  [/\/categories\/\{/, one("category")],
  [/\/settings\/\{/, one("setting")],
  [/\/content\/\{/, fc.constant("sections")],
  [/\/document-series\/\{/, fc.constantFrom("invoice", "credit_note")],
  [/\/tax-rates\/\{/, one("rate")],
  [/\/messages\/\{/, one("message")],
  [/\/reviews\/\{/, one("review")],
  [/\/certificates\/\{/, one("certificate")],
];
