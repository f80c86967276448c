/** Examples of offers in the OpenAPI document; lib/api checks that each endpoint has its own. */

const LINE_ID = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a51";
const AT = "2026-11-20T05:30:00.000Z";
const NAME = "Mailer box, made to order";
const SPEC = {
  size: "230 × 155 × 70 mm inside",
  material: "E-flute, kraft",
  print: "2 colours outside",
};
const MADE = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  table: 3,
  thickness: 1.6,
  colours: 2,
} as const;
const EMAIL = "asha@example.in";

const VERSION = {
  n: 1,
  sentAt: AT,
  validUntil: "2026-12-05",
  leadDays: 12,
  tolerancePercent: 5,
  advancePercent: 50,
  kept: true,
  lines: [
    {
      _id: LINE_ID,
      ...({ kind: "custom", name: NAME, unit: "PCS", basis: 1 } as const),
      hsn: "4819",
      product: null,
      spec: SPEC,
      made: MADE,
      quantities: [
        { quantity: 5000, price: 14.5, total: 72_500 },
        { quantity: 10_000, price: 12.25, total: 122_500 },
      ],
    },
  ],
  discount: 0,
  shipping: 1200,
  tax: 5800,
  taxes: [],
  total: 79_500,
  words: "The die is included.",
  superseded: false,
} as const;

const OFFER = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a50",
  number: "OF-261120-7K4Q9X",
  state: "sent",
  version: 1,
  name: "Asha Rao",
  email: EMAIL,
  phone: null,
  company: "Rao Foods",
  createdAt: AT,
  updatedAt: AT,
  waitingSince: null,
  asked: [{ product: null, name: NAME, spec: SPEC, quantities: [5000, 10_000], note: null }],
  files: [{ _id: LINE_ID, name: "box drawing.pdf", size: 48_213 }],
  versions: [VERSION],
  messages: [],
  reason: null,
} as const;

const ASKED = { ...OFFER, state: "asked", version: null, versions: [] } as const;

const DRAFT = {
  ...OFFER,
  state: "draft",
  version: null,
  versions: [{ ...VERSION, sentAt: null, tax: 0, total: 0 }],
} as const;

const ADDRESS = {
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560001",
} as const;

const CHOICES = [{ line: LINE_ID, quantity: 5000 }] as const;

const ACCEPTANCE = {
  version: 1,
  choices: CHOICES,
  totalAmount: 79_500,
  paymentMethod: "bank",
  shippingAddress: ADDRESS,
} as const;

const PLACED = {
  orderId: "KLN-202611-7Q4M2X",
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a12",
  totalAmount: 79_500,
  dispatchBy: null,
  deliverBy: null,
  proof: "account",
} as const;

const TERMS = {
  lines: [
    {
      ...({ kind: "custom", name: NAME, unit: "PCS", basis: 1, hsn: "4819" } as const),
      spec: SPEC,
      made: MADE,
      quantities: [
        { quantity: 5000, price: 14.5 },
        { quantity: 10_000, price: 12.25 },
      ],
    },
  ],
  shipping: 1200,
  leadDays: 12,
  tolerancePercent: 5,
  advancePercent: 50,
  kept: true,
  words: VERSION.words,
} as const;

const message = (text: string, party: "customer" | "shop") => ({
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a52",
  party,
  internal: false,
  by: "Asha Rao",
  text,
  at: AT,
});

const WISH = "Can it be 10 mm higher?";
const REASON = "We decided for another size.";

export const OFFER_EXAMPLES = {
  askOffer: {
    body: {
      lines: [{ name: NAME, spec: SPEC, quantities: [5000, 10_000] }],
      name: "Asha Rao",
      email: EMAIL,
    },
    answer: { ...ASKED, accessKey: "rT5u0mB1yYqf3n8xW2kLd7vSa4cEoHgPiJzNwQeXtA0" },
  },
  writeInOffer: {
    body: { text: WISH },
    answer: { ...OFFER, messages: [message(WISH, "customer")] },
  },
  declineOffer: {
    body: { reason: REASON },
    answer: {
      ...OFFER,
      state: "declined",
      reason: REASON,
      messages: [message(REASON, "customer")],
    },
  },
  acceptOffer: { body: ACCEPTANCE, answer: PLACED },
} as const;

export const OFFER_ADMIN_EXAMPLES = {
  createOffer: { body: { ...TERMS, name: "Asha Rao", email: EMAIL }, answer: DRAFT },
  readPriceHelp: {
    answer: {
      products: [
        {
          _id: LINE_ID,
          name: "Kraft mailer box",
          price: 1250,
          tiers: [{ from: 10, price: 1150 }],
        },
      ],
      earlier: [
        {
          ...({ _id: LINE_ID, number: "OF-260911-3M8TQ4", state: "accepted", sentAt: AT } as const),
          lines: [
            {
              ...({ name: NAME, unit: "PCS", basis: 1 } as const),
              quantities: [{ quantity: 5000, price: 14.75 }],
            },
          ],
        },
      ],
    },
  },
  editOffer: { body: { ...TERMS, updatedAt: AT }, answer: DRAFT },
  addOfferVersion: { body: TERMS, answer: DRAFT },
  writeToOffer: {
    body: { text: WISH, internal: false },
    answer: { ...OFFER, messages: [message(WISH, "shop")] },
  },
  acceptOfferByPhone: {
    body: { ...ACCEPTANCE, note: "Asha called and took 5,000." },
    answer: { ...PLACED, proof: "owner" },
  },
} as const;
