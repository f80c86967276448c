import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { offerEndpoints } from "@/lib/offers/endpoints";
import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { priceListEndpoints } from "@/lib/catalogue/price-lists/endpoints";
import { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { apiKeysAdminEndpoints } from "@/lib/identity/api-keys/endpoints";
import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { carriersAdminEndpoints } from "@/lib/shop/carriers/endpoints";
import { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import { companiesAdminEndpoints } from "@/lib/identity/companies/admin-endpoints";
import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { messagesAdminEndpoints } from "@/lib/inbox/endpoints";
import { newsletterAdminEndpoints } from "@/lib/inbox/newsletter/admin-endpoints";
import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { pictureUploadsAdminEndpoints } from "@/lib/files/direct/endpoints";
import { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";
import { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { pushAdminEndpoints } from "@/lib/push/endpoints";
import { figureEndpoints } from "@/lib/visits/endpoints";
import { webhooksAdminEndpoints } from "@/lib/webhooks/endpoints";
import { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import { companyEndpoints } from "@/lib/identity/companies/endpoints";
import { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import { newsletterEndpoints } from "@/lib/inbox/newsletter/endpoints";
import { gatewayEndpoints } from "@/lib/payments/gateways/endpoints";
import { quoteEndpoints } from "@/lib/inbox/quote-endpoints";
import { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { whatsAppEndpoints } from "@/lib/whatsapp/endpoints";
import { ordersAdminEndpoints } from "./admin-order-endpoints";
import { paymentsAdminEndpoints } from "./admin-payment-endpoints";
import { portalAdminEndpoints } from "./portal-endpoints";
import { productsAdminEndpoints } from "./admin-product-endpoints";
import { registersAdminEndpoints } from "./registers-endpoints";
import { shippingAdminEndpoints } from "./shipping-endpoints";
import { taxAdminEndpoints } from "./tax-endpoints";
import type { Endpoint } from "./endpoint";
import { orderEndpoints } from "./order-endpoints";
import { shopEndpoints } from "./shop-endpoints";

/** Every call of the API: the table that handlers, access checks, the client and OpenAPI share. */
export const endpoints = {
  ...shopEndpoints,
  ...signInEndpoints,
  ...accountEndpoints,
  ...companyEndpoints,
  ...orderEndpoints,
  ...listEndpoints,
  ...approvalEndpoints,
  ...offerEndpoints,
  ...offerAdminEndpoints,
  ...artworkEndpoints,
  ...proofEndpoints,
  ...toolEndpoints,
  ...productionEndpoints,
  ...favouriteEndpoints,
  ...certificateEndpoints,
  ...reviewEndpoints,
  ...quoteEndpoints,
  ...gatewayEndpoints,
  ...newsletterEndpoints,
  ...productsAdminEndpoints,
  ...categoriesAdminEndpoints,
  ...pictureUploadsAdminEndpoints,
  ...ordersAdminEndpoints,
  ...movementsAdminEndpoints,
  ...dispatchesAdminEndpoints,
  ...callOffEndpoints,
  ...claimEndpoints,
  ...carriersAdminEndpoints,
  ...shippingAdminEndpoints,
  ...usersAdminEndpoints,
  ...apiKeysAdminEndpoints,
  ...webhooksAdminEndpoints,
  ...pushAdminEndpoints,
  ...whatsAppEndpoints,
  ...companiesAdminEndpoints,
  ...paymentsAdminEndpoints,
  ...promotionsAdminEndpoints,
  ...priceListEndpoints,
  ...taxAdminEndpoints,
  ...messagesAdminEndpoints,
  ...reviewsAdminEndpoints,
  ...registersAdminEndpoints,
  ...portalAdminEndpoints,
  ...newsletterAdminEndpoints,
  ...auditAdminEndpoints,
  ...settingsAdminEndpoints,
  ...contentAdminEndpoints,
  ...systemAdminEndpoints,
  ...figureEndpoints,
  ...twoFactorAdminEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
