import { EXAMPLE_ANSWERS } from "@/lib/catalogue/fields/answers";
import { mapTexts, TEXT_NAMES } from "@/lib/orders/texts/texts";

/** Values that several examples share, so that they tell one story: Asha Rao orders two packs of boxes. */

export const AT = "2026-11-20T05:30:00.000Z";
export const LATER = "2026-11-21T09:15:00.000Z";

export const ID = {
  product: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10",
  review: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a11",
  order: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a12",
  line: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2b",
  user: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a13",
  session: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a14",
  address: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a15",
  invoice: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a17",
  entry: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a16",
  family: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a18",
  companion: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a19",
  invitation: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1a",
  webhook: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1c",
  device: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2e",
  delivery: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1d",
  apiKey: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1b",
  company: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1c",
} as const;

export const ORDER_NUMBER = "KLN-202611-7Q4M2X";
/** Shortened: a whole token would look like a leaked session. */
export const TOKEN = "eyJhbGciOiJIUzI1NiJ9…";
export const EMAIL = "asha@example.in";

export const STATEMENT = {
  customer: { _id: ID.user, name: "Asha Rao", company: "Rao Foods" },
  from: "2026-04-01",
  to: "2026-11-30",
  opening: 0,
  rows: [
    {
      at: LATER,
      kind: "invoice",
      number: "KLN/2627-00042",
      order: ORDER_NUMBER,
      words: `Order ${ORDER_NUMBER}`,
      debit: 2430,
      credit: 0,
      balance: 2430,
    },
    {
      at: LATER,
      kind: "receipt",
      number: ORDER_NUMBER,
      order: ORDER_NUMBER,
      words: "Bank transfer HDFCN52026112198",
      debit: 0,
      credit: 2000,
      balance: 430,
    },
  ],
  closing: 430,
  ageing: { notDue: 0, to30: 430, to60: 0, to90: 0, over90: 0, inHand: 0 },
} as const;

export const PRODUCT = {
  _id: ID.product,
  name: "Corrugated Shipping Box, 12 × 9 × 6 in",
  category: "Boxes",
  price: 1250,
  originalPrice: 1400,
  thumbnailImage: "/media/corrugated-box.webp",
  rating: 4.5,
  reviews: 1,
  isNew: false,
  inStock: true,
  stockCount: 140,
  packSize: "50 boxes",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [{ from: 10, price: 1175 }] as { from: number; price: number }[],
  ...EXAMPLE_ANSWERS,
  createdAt: AT,
  updatedAt: LATER,
} as const;

/** A line of which packs may come back. */
export const SOLD_LINE = {
  line: ID.entry,
  name: PRODUCT.name,
  packSize: "50 boxes",
  isStock: true,
  bought: 2,
  returned: 1,
  compensated: 1,
} as const;

export const CATEGORY = {
  slug: "boxes",
  name: "Boxes",
  description: "Corrugated cartons in courier sizes, tuck boxes for the shelf, and rigid boxes.",
  metaDescription: "Shipping cartons, tuck, pizza and gift boxes in stock sizes, plain or printed.",
  googleCategory: "973",
  picture: null,
  count: 12,
} as const;

export const ADMIN_CATEGORY = { ...CATEGORY, translations: { hi: { name: "डिब्बे" } } } as const;

export const REVIEW = {
  id: ID.review,
  name: "Meera Nair",
  rating: 5,
  verified: true,
  date: "2026-11-10",
  comment: "Sturdy, and the corners hold.",
  answer: "Thank you.",
} as const;

export const ADDRESS = {
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560001",
  country: "India",
} as const;

export const FIGURES = {
  subtotal: 2500,
  discount: 250,
  promoCode: "SAVE10",
  shipping: 0,
  tax: 180,
} as const;

export const TRACKING = {
  carrier: "Blue Dart",
  number: "69120456781",
  url: "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=69120456781",
} as const;

const LINE = {
  ...({ _id: ID.line, kind: "product", unit: "PAC", basis: 1, stage: null } as const),
  product: {
    _id: ID.product,
    name: PRODUCT.name,
    thumbnailImage: PRODUCT.thumbnailImage,
    packSize: PRODUCT.packSize,
    sku: PRODUCT.sku,
  },
  quantity: 2,
  price: 1250,
  lineTotal: 2500,
} as const;

export const LISTED_ORDER = {
  _id: ID.order,
  orderId: ORDER_NUMBER,
  status: "Pending",
  proof: "account",
  totalAmount: 2430,
  createdAt: AT,
  user: { name: "Asha Rao", email: EMAIL },
  phone: "+91 98765 43210",
  shippingAddress: { ...ADDRESS },
  products: [LINE],
  dispatchBy: "2026-11-24",
  partlyDispatched: false,
  kept: false,
  payment: {
    method: "upi",
    state: "unpaid",
    due: 2430,
    paid: 0,
    refunded: 0,
    billed: false,
    dueOn: "2026-11-23",
  },
} as const;

export const ORDER = {
  ...LISTED_ORDER,
  cancellable: true,
  deliverBy: "2026-11-26",
  due: [{ what: "balance", amount: 2430, by: "2026-11-23", paid: 0 }],
  ...FIGURES,
  taxes: [],
  roundOff: 0,
  taxPercent: 8,
  ...mapTexts(TEXT_NAMES, (_, { example }) => example),
  billingAddress: null,
  history: [{ status: "Pending", at: AT, by: "Asha Rao", party: "customer" }],
  tracking: null,
  documents: [
    {
      kind: "proforma",
      number: ORDER_NUMBER,
      date: "2026-11-20",
      url: `/api/orders/${ID.order}/documents/proforma`,
    },
  ],
} as const;

export const PREFERENCES = {
  orderUpdates: true,
  newsletter: false,
  newsletterPending: false,
  whatsapp: null,
} as const;

export const PROFILE = {
  _id: ID.user,
  name: "Asha Rao",
  email: EMAIL,
  company: "Rao Foods",
  gstin: "29AAGCB7383J1Z4",
  role: "user",
  twoFactorEnabled: false,
  emailVerified: true,
  hasPassword: true,
  preferences: PREFERENCES,
  membership: null,
  createdAt: AT,
} as const;
