import { accountEndpoints } from "./account-endpoints";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { offerEndpoints } from "@/lib/offers/endpoints";
import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { priceListEndpoints } from "@/lib/catalogue/price-lists/endpoints";
import { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { apiKeysAdminEndpoints } from "./admin/api-keys-endpoints";
import { auditAdminEndpoints } from "./admin/audit-endpoints";
import { carriersAdminEndpoints } from "./admin/carriers-endpoints";
import { categoriesAdminEndpoints } from "./admin/categories-endpoints";
import { companiesAdminEndpoints } from "./admin/companies-endpoints";
import { contentAdminEndpoints } from "./admin/content-endpoints";
import { messagesAdminEndpoints } from "./admin/messages-endpoints";
import { newsletterAdminEndpoints } from "./admin/newsletter-endpoints";
import { ordersAdminEndpoints } from "./admin/orders-endpoints";
import { callOffEndpoints } from "./call-off-endpoints";
import { claimEndpoints } from "./claim-endpoints";
import { dispatchesAdminEndpoints } from "./admin/dispatches-endpoints";
import { movementsAdminEndpoints } from "./admin/movements-endpoints";
import { paymentsAdminEndpoints } from "./admin/payments-endpoints";
import { pictureUploadsAdminEndpoints } from "./admin/picture-uploads-endpoints";
import { portalAdminEndpoints } from "./admin/portal-endpoints";
import { productsAdminEndpoints } from "./admin/products-endpoints";
import { promotionsAdminEndpoints } from "./admin/promotions-endpoints";
import { registersAdminEndpoints } from "./admin/registers-endpoints";
import { reviewsAdminEndpoints } from "./admin/reviews-endpoints";
import { settingsAdminEndpoints } from "./admin/settings-endpoints";
import { shippingAdminEndpoints } from "./admin/shipping-endpoints";
import { systemAdminEndpoints } from "./admin/system-endpoints";
import { taxAdminEndpoints } from "./admin/tax-endpoints";
import { twoFactorAdminEndpoints } from "./admin/two-factor-endpoints";
import { usersAdminEndpoints } from "./admin/users-endpoints";
import { pushAdminEndpoints } from "./admin/push-endpoints";
import { figureEndpoints } from "./admin/figures-endpoints";
import { webhooksAdminEndpoints } from "./admin/webhooks-endpoints";
import { certificateEndpoints } from "./certificate-endpoints";
import { companyEndpoints } from "./company-endpoints";
import type { Endpoint } from "./endpoint";
import { favouriteEndpoints } from "./favourite-endpoints";
import { newsletterEndpoints } from "./newsletter-endpoints";
import { orderEndpoints } from "./order-endpoints";
import { paymentEndpoints } from "./payment-endpoints";
import { quoteEndpoints } from "./quote-endpoints";
import { reviewEndpoints } from "./review-endpoints";
import { shopEndpoints } from "./shop-endpoints";
import { signInEndpoints } from "./sign-in-endpoints";
import { whatsAppEndpoints } from "./admin/whatsapp-endpoints";

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
  ...paymentEndpoints,
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
