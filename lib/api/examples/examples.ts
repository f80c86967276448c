import type { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import type { shippingAdminEndpoints } from "@/lib/shop/shipping/endpoints";
import type { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { ARTWORK_EXAMPLES } from "@/lib/artwork/uploads/examples";
import type { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import type { offerEndpoints } from "@/lib/offers/endpoints";
import { OFFER_ADMIN_EXAMPLES, OFFER_EXAMPLES } from "@/lib/offers/examples";
import type { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import type { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { PRODUCTION_EXAMPLES } from "@/lib/fulfilment/production/examples";
import type { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import type { priceListEndpoints } from "@/lib/companies/price-lists/endpoints";
import { PRICE_LIST_EXAMPLES } from "@/lib/companies/price-lists/examples";
import { TOOL_EXAMPLES } from "@/lib/artwork/tools/examples";
import { gatewayExamples, type gatewayEndpoints } from "@/lib/payments/gateways/endpoints";
import type { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import type { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import type { carriersAdminEndpoints } from "@/lib/shop/carriers/endpoints";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import type { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import type { EndpointName } from "../endpoints";
import { companiesExamples, companyExamples } from "./company-examples";
import { accountExamples, signInExamples, twoFactorExamples } from "./account-examples";
import {
  auditExamples,
  messagesExamples,
  newsletterAdminExamples,
  ordersExamples,
  promotionsExamples,
  settingsExamples,
} from "./admin-examples";
import {
  apiKeysExamples,
  pushExamples,
  webhooksExamples,
  whatsAppExamples,
} from "./connection-examples";
import { paymentsExamples } from "./payments-examples";
import { productsExamples } from "./catalogue-examples";
import { figureExamples, systemExamples } from "./system-examples";
import { certificateExamples } from "./certificate-examples";
import { portalExamples } from "./portal-examples";
import { registersExamples } from "./registers-examples";
import { taxExamples } from "./tax-examples";
import { quoteExamples } from "./quote-examples";
import { reviewExamples, reviewsAdminExamples } from "./review-examples";
import { newsletterExamples, orderExamples, shopExamples } from "./shop-examples";
import { listExamples } from "./list-examples";
import { approvalExamples, APPROVAL_REQUEST } from "./approval-examples";
import {
  callOffExamples,
  claimExamples,
  dispatchesExamples,
  movementsExamples,
} from "./movements-examples";
import type { Examples } from "./example";
import { ADMIN_CATEGORY, CATEGORY, ID, PRODUCT, AT, EMAIL, LATER } from "./values";

const USER = {
  _id: ID.user,
  name: "Asha Rao",
  email: EMAIL,
  company: "Rao Foods",
  role: "user",
  avatar: null,
  createdAt: AT,
  emailVerified: true,
  twoFactorEnabled: false,
  deactivatedAt: null,
  orders: 4,
} as const;

const INVITATION = {
  _id: ID.invitation,
  email: "ravi@example.com",
  role: "packer",
  invitedBy: "Meera Nair",
  createdAt: AT,
  expiresAt: LATER,
} as const;

export const usersExamples: Examples<typeof usersAdminEndpoints> = {
  listUsers: { answer: [USER] },
  updateUser: { body: { role: "admin" }, answer: { ...USER, role: "admin" } },
  listInvitations: { answer: [INVITATION] },
  createInvitation: { body: { email: INVITATION.email, role: "packer" }, answer: INVITATION },
};

const untouched = <Block>(live: Block) => ({ live, draft: null, isDefault: true });

const STATES = {
  claims: untouched(DEFAULT_CONTENT.claims),
  policies: untouched(DEFAULT_CONTENT.policies),
  announcement: untouched(DEFAULT_CONTENT.announcement),
  hero: untouched(DEFAULT_CONTENT.hero),
  trades: untouched(DEFAULT_CONTENT.trades),
  services: untouched(DEFAULT_CONTENT.services),
  whyChooseUs: untouched(DEFAULT_CONTENT.whyChooseUs),
  testimonials: untouched(DEFAULT_CONTENT.testimonials),
  sections: untouched(DEFAULT_CONTENT.sections),
};

export const contentExamples: Examples<typeof contentAdminEndpoints> = {
  listContent: { answer: STATES },
  saveContent: { body: { content: DEFAULT_CONTENT.sections, publish: true }, answer: STATES },
  discardContentDraft: { answer: STATES },
};

const CARRIERS = [
  {
    name: "Delhivery",
    trackingLink: "https://www.delhivery.com/track-v2/package/{number}",
  },
  { name: "Our own van", trackingLink: "" },
] as const;

export const carriersExamples: Examples<typeof carriersAdminEndpoints> = {
  listCarriers: { answer: CARRIERS },
  keepCarriers: {
    body: { carriers: CARRIERS, carriersRead: [CARRIERS[0]] },
    answer: CARRIERS,
  },
};

const RATES = [
  { way: "courier", pins: "", perKg: 40, least: 120, askAbove: 50 },
  { way: "courier", pins: "560,562", perKg: 25, least: 80, askAbove: 50 },
] as const;

export const shippingExamples: Examples<
  typeof shippingAdminEndpoints & Pick<typeof productsAdminEndpoints, "readUnweighedProducts">
> = {
  listShippingRates: { answer: RATES },
  readUnweighedProducts: {
    answer: { count: 1, products: [{ _id: ID.product, name: PRODUCT.name }] },
  },
  keepShippingRates: {
    body: { rows: RATES, rowsRead: RATES },
    answer: { rows: RATES, errors: [] },
  },
};

const FAVOURITES = { products: [ID.product] };

export const favouriteExamples: Examples<typeof favouriteEndpoints> = {
  listFavourites: { answer: FAVOURITES },
  addFavourites: { body: FAVOURITES, answer: FAVOURITES },
  removeFavourite: { answer: { products: [] } },
  readFavouriteProducts: { answer: [productSummarySchema.parse(PRODUCT)] },
};

const { name, description } = CATEGORY;

const categoriesExamples: Examples<typeof categoriesAdminEndpoints> = {
  listAdminCategories: { answer: [ADMIN_CATEGORY] },
  createCategory: { body: { name, description, order: 3 }, answer: [ADMIN_CATEGORY] },
  updateCategory: {
    body: { description, translations: ADMIN_CATEGORY.translations },
    answer: [ADMIN_CATEGORY],
  },
};

const artworkExamples: Examples<typeof artworkEndpoints> = ARTWORK_EXAMPLES;
const offerExamples: Examples<typeof offerEndpoints> = {
  ...OFFER_EXAMPLES,
  askOfferApproval: {
    body: OFFER_EXAMPLES.acceptOffer.body,
    answer: { ...APPROVAL_REQUEST, own: true, decidable: false },
  },
};
const offerAdminExamples: Examples<typeof offerAdminEndpoints> = OFFER_ADMIN_EXAMPLES;
const proofExamples: Examples<typeof proofEndpoints> = PROOF_EXAMPLES;

const priceListExamples: Examples<typeof priceListEndpoints> = PRICE_LIST_EXAMPLES;
const productionExamples: Examples<typeof productionEndpoints> = PRODUCTION_EXAMPLES;
const toolExamples: Examples<typeof toolEndpoints> = TOOL_EXAMPLES;

export const paymentExamples: Examples<typeof gatewayEndpoints> = gatewayExamples;

/**
 * The examples in the OpenAPI document. They are separate from the schemas, which also run in the browser, so that
 * they are not bundled for it.
 */
export const examples: Partial<Record<EndpointName, { body?: unknown; answer?: unknown }>> = {
  ...shopExamples,
  ...signInExamples,
  ...accountExamples,
  ...companyExamples,
  ...orderExamples,
  ...listExamples,
  ...approvalExamples,
  ...offerExamples,
  ...offerAdminExamples,
  ...artworkExamples,
  ...proofExamples,
  ...toolExamples,
  ...priceListExamples,
  ...productionExamples,
  ...favouriteExamples,
  ...certificateExamples,
  ...reviewExamples,
  ...quoteExamples,
  ...reviewsAdminExamples,
  ...paymentExamples,
  ...newsletterExamples,
  ...productsExamples,
  ...categoriesExamples,
  ...ordersExamples,
  ...movementsExamples,
  ...dispatchesExamples,
  ...callOffExamples,
  ...claimExamples,
  ...carriersExamples,
  ...shippingExamples,
  ...usersExamples,
  ...apiKeysExamples,
  ...webhooksExamples,
  ...figureExamples,
  ...pushExamples,
  ...whatsAppExamples,
  ...companiesExamples,
  ...paymentsExamples,
  ...promotionsExamples,
  ...taxExamples,
  ...messagesExamples,
  ...registersExamples,
  ...portalExamples,
  ...newsletterAdminExamples,
  ...auditExamples,
  ...settingsExamples,
  ...contentExamples,
  ...systemExamples,
  ...twoFactorExamples,
};
