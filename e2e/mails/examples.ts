import { PLAIN_PACKS } from "@/lib/orders/cart/cart-line";
import { BILLING_TEXTS, mapTexts, ORDER_PART_TEXTS } from "@/lib/orders/texts/texts";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import { inEnglish } from "@/lib/i18n/translate";
import { openingHoursFrom } from "@/lib/shop/working-time/opening-hours";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { claimsFrom, policyTermsFrom } from "@/lib/shop/content/content-claims";
import type { MailedOpening } from "@/lib/runtime/mails/templates/account/opening-reminder";
import type { MailedTurn } from "@/lib/runtime/mails/templates/account/standing-order";
import type { MailedApproval } from "@/lib/runtime/mails/templates/approvals";
import type { MailedOffer } from "@/lib/runtime/mails/templates/offers";
import type { MailedRequest } from "@/lib/runtime/mails/templates/shop-offers";
import type { MailedLink } from "@/lib/runtime/mails/templates/account/account-email";
import type { MailedMessage, WrittenMessage } from "@/lib/runtime/mails/templates/contact";
import type {
  MailedCompanyInvitation,
  MailedInvitation,
  MailedSubscription,
} from "@/lib/runtime/mails/templates/account/invitations";
import type { MailedShop } from "@/lib/runtime/mails/templates/layout";
import type { KnownOrder } from "@/lib/runtime/mails/templates/mailed-order";
import type { MailedProofLine } from "@/lib/runtime/mails/templates/proofs";
import type { MailedRefund } from "@/lib/runtime/mails/templates/payments";

/** Example data for the tests of the templates and for the preview. */

export const shop: MailedShop = {
  siteName: "KLN Packaging",
  contactEmail: "hello@klnpackaging.example",
  contactPhone: "+91 124 400 0000",
  contactAddress: "Plot 14, Gurugram",
  openingHours: openingHoursFrom("Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed"),
  claims: claimsFrom(DEFAULT_CONTENT.claims),
  policyTerms: policyTermsFrom(DEFAULT_CONTENT.policies),
  appUrl: "https://shop.example",
  t: inEnglish,
};

export const order: KnownOrder = {
  orderId: "KLN-7QH4-MK2T",
  accessKey: "key_of-43-characters",
  unsubscribeLink: "orders.0199c0de-0000-7000-8000-000000000003.mac_of-43-characters",
  createdAt: new Date("2026-11-20T20:00:00Z"),
  email: "asha@example.com",
  buyerDetails: {
    customer: {
      name: "Asha Verma",
      email: "asha@example.com",
      phone: "+91 98765 43210",
      company: "Greenleaf Foods",
    },
    shipTo: {
      firstName: "Asha",
      lastName: "Verma",
      address: "12 MG Road",
      apartment: null,
      city: "Gurugram",
      state: "Haryana",
      zipCode: "122001",
      country: "India",
    },
    billing: { address: null, consigneeGstin: null, ...mapTexts(BILLING_TEXTS, () => null) },
    ...mapTexts(ORDER_PART_TEXTS, () => null),
  },
  confirmation: null,
  lines: [
    {
      ...PLAIN_PACKS,
      id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2b",
      productId: null,
      name: "Kraft mailer box",
      thumbnailImage: "/media/box.webp",
      packSize: "100 pieces",
      sku: null,
      pricePaise: 6_225_000,
      quantity: 2,
      lineTotalPaise: 12_450_000,
      hsnCode: null,
      tax: null,
    },
  ],
  gst: null,
  shippingWay: null,
  promo: { code: "SAVE10", percent: 10 },
  totals: {
    subtotalPaise: 12_450_000,
    discountPaise: 1_245_000,
    sampleCreditPaise: 0,
    shippingPaise: 15_000,
    taxPercent: 8,
    taxPaise: 896_400,
    totalPaise: 12_116_400,
  },
  cancelled: null,
  correction: null,
  payment: {
    method: null,
    state: "unpaid",
    outstandingPaise: 12_116_400,
    paidPaise: 0,
    refundedPaise: 0,
    isBilled: false,
    dueOn: null,
    advancePercent: 0,
  },
  due: [],
  dispatchBy: "2026-11-24",
  kept: false,
  isReplacement: false,
  deliverBy: "2026-11-26",
  awaitsApproval: false,
  tracking: null,
  ways: { upi: null, bank: null },
};

/** The order with half of it paid in advance. */
export const advancedOrder: KnownOrder = {
  ...order,
  payment: {
    ...order.payment,
    state: "part",
    advancePercent: 50,
    paidPaise: 6_058_200,
    outstandingPaise: 6_058_200,
  },
};

/** The order in a shop paid by UPI and bank transfer. */
export const payableOrder: KnownOrder = {
  ...order,
  payment: { ...order.payment, method: "upi", dueOn: new Date("2026-11-24") },
  ways: howToPay(
    {
      isDecided: true,
      isDemo: false,
      methods: ["upi", "bank", "account"],
      upi: { vpa: "klnpackaging@okicici", payee: "KLN Packaging" },
      bank: {
        accountName: "KLN Packaging Private Limited",
        accountNumber: "50100123456789",
        ifsc: "HDFC0001234",
        bankName: "HDFC Bank, Udyog Vihar",
      },
      upiLimitPaise: 50_000_000,
      hasBankAccount: true,
      codLimitPaise: 1_000_000,
      paymentDays: 3,
      due: {
        upi: "after_acceptance",
        bank: "after_acceptance",
        online: "after_acceptance",
        made: { advancePercent: 0, rule: "before_dispatch" },
      },
      holdOverdueDays: 0,
    },
    { reference: order.orderId, method: "account", outstandingPaise: 12_116_400 },
  ),
};

/** A printed line of that order, whose second proof waits for its buyer. */
export const printedLine: MailedProofLine = {
  name: "Kraft mailer box, printed",
  stage: "proof_sent",
  dieline: {
    size: "563.6 × 588.8 mm",
    path: "/api/products/01980a4c-7d1e-7f3a-9b2c-5e6f7a8b9c0d/dieline?format=pdf",
  },
  hasErrors: false,
  findings: ["Page 1: the bleed is 2 mm on the left; 3 mm are safe."],
  findingCount: 1,
  proof: {
    n: 2,
    changes: "The green is too dark.",
    pins: ["Pin 1, page 1: The phone number ends in 5512."],
    approvedBy: "Asha Verma",
  },
};

export const mailedLink: MailedLink = {
  account: { name: "Asha Verma", email: "asha@example.com" },
  email: "asha@example.com",
  previousEmail: null,
  works: true,
  secret: "0199c0de-0000-7000-8000-000000000001.mac_of-43-characters",
  createdAt: new Date("2026-11-21T09:42:00Z"),
  expiresAt: new Date("2026-11-21T10:12:00Z"),
};

export const invited: MailedInvitation = {
  email: "ravi@example.com",
  role: "packer",
  invitedBy: "Meera Nair",
  secret: mailedLink.secret,
  createdAt: mailedLink.createdAt,
  expiresAt: new Date("2026-11-28T09:42:00Z"),
};

export const invitedToCompany: MailedCompanyInvitation = {
  ...invited,
  role: "buyer",
  invitedBy: "Asha Rao",
  isInviterVerified: true,
  isByShop: false,
  companyName: "Rao Foods & Sons (India)",
};

export const message: MailedMessage = {
  name: "Ravi Menon",
  email: "ravi@example.com",
  company: "Third Wave Coffee",
  phone: "+91 98450 00000",
  order: null,
  message: "5,000 ripple cups, please.\nIn two sizes, with our logo.",
  createdAt: new Date("2026-11-21T09:42:00Z"),
};

export const shopReply: WrittenMessage = {
  text: "Thank you for asking.\nWe can print both sizes within 5 days; the offer follows tomorrow.",
  by: "Meera Nair",
  answers: { message: message.message, createdAt: message.createdAt },
  order: null,
};

export const subscription: MailedSubscription = {
  email: "asha@example.com",
  confirmLink: "0199c0de-0000-7000-8000-000000000002.mac",
  unsubscribeLink: "newsletter.0199c0de-0000-7000-8000-000000000002.mac",
  sentAt: new Date("2026-11-21T09:42:00Z"),
  expiresAt: new Date("2026-11-28T09:42:00Z"),
};

export const mailedRefund: MailedRefund = {
  amountPaise: 6_055_500,
  means: "bank",
  reference: "UTR4217",
  at: new Date("2026-11-25T09:42:00Z"),
  reason: "One carton was torn.",
  creditNote: "KLN/2627C00001",
};

export const mailedOffer: MailedOffer = {
  number: "OF-261121-7K4Q9X",
  accessKey: "2b7f0c51d6a84e39",
  sent: {
    n: 2,
    totalPaise: 8_555_000,
    isChoice: true,
    kept: true,
    validUntil: new Date("2026-12-11"),
    lines: [
      { name: "Mailer box", unit: "PCS", packSize: null, quantities: [5000, 10_000] },
      { name: "Label", unit: "PCS", packSize: null, quantities: [5050] },
    ],
  },
  reason: "The board that we offered is no longer made.",
};

export const mailedApproval: MailedApproval = {
  askedBy: "Asha Rao",
  decidedBy: null,
  words: null,
  order: null,
  isCorrection: false,
  totalPaise: 243_000,
  expiresAt: new Date("2026-11-28"),
  rules: ["The total is above ₹2,000."],
  lines: [{ name: "Corrugated Shipping Box", unit: "PAC", quantity: 2 }],
};

export const mailedTurn: MailedTurn = {
  id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a61",
  name: "Every month",
  everyWeeks: 4,
  nextOn: new Date("2026-12-26"),
  totalPaise: 243_000,
  lines: ["2 packs of Corrugated Shipping Box: ₹2,250.00"],
  refused: ["3 packs of Ripple Cup, 350 ml"],
};

export const mailedOpening: MailedOpening = {
  company: "Asha Sweets",
  openingPaise: 1_250_000,
  since: new Date("2026-10-31"),
  late: [{ name: "KLN/2627-00042", lateFrom: new Date("2026-11-15T18:30:00Z"), paise: 243_000 }],
  totalPaise: 1_493_000,
  ways: payableOrder.ways,
};

export const mailedRequest: MailedRequest = {
  ...message,
  lines: ["5,000 pieces of Mailer box"],
};
