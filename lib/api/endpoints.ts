import { cartEndpoints } from "@/lib/orders/cart/endpoints";
import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import { productEndpoints } from "@/lib/catalogue/product-page/endpoints";
import { demoEndpoints } from "@/lib/dashboard/demo/endpoints";
import { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import { documentEndpoints, documentsAdminEndpoints } from "@/lib/documents/endpoints";
import { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { tableEndpoints } from "@/lib/files/tables/endpoints";
import { fulfilmentEndpoints, ownCorrectionEndpoints } from "@/lib/fulfilment/endpoints";
import { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import { orderListEndpoints } from "@/lib/orders/read/endpoints";
import { orderEntryEndpoints, orderEndpoints } from "@/lib/orders/endpoints";
import { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { orderMessageEndpoints } from "@/lib/orders/messages/endpoints";
import { openingsAdminEndpoints } from "@/lib/payments/openings/endpoints";
import { paymentEndpoints, paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { tallyEndpoints } from "@/lib/payments/tally/endpoints";
import { deliveryEndpoints } from "@/lib/shop/delivery/endpoints";
import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { shippingAdminEndpoints } from "@/lib/shop/shipping/endpoints";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { itemEndpoints } from "@/lib/orders/items/endpoints";
import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { offerEndpoints } from "@/lib/offers/endpoints";
import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { priceListEndpoints } from "@/lib/companies/price-lists/endpoints";
import { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { apiKeysAdminEndpoints } from "@/lib/identity/api-keys/endpoints";
import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { carriersAdminEndpoints } from "@/lib/shop/carriers/endpoints";
import { categoriesAdminEndpoints, categoryEndpoints } from "@/lib/catalogue/categories/endpoints";
import { companyFileEndpoints } from "@/lib/companies/import/endpoints";
import { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { contactEndpoints, messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { newsletterAdminEndpoints } from "@/lib/messaging/newsletter/admin-endpoints";
import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { dispatchEndpoints, dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";
import { publicSettingsEndpoints, settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { mailServerEndpoints } from "@/lib/messaging/mail-server/endpoints";
import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { creditAdminEndpoints, creditEndpoints } from "@/lib/companies/credit/endpoints";
import { ownStatementEndpoints } from "@/lib/payments/account-statement/endpoints";
import { pushAdminEndpoints } from "@/lib/messaging/push/endpoints";
import { figureEndpoints } from "@/lib/dashboard/visits/endpoints";
import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import { companyEndpoints } from "@/lib/companies/endpoints";
import { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";
import { sizeEndpoints } from "@/lib/catalogue/sizes/endpoints";
import { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import { newsletterEndpoints } from "@/lib/messaging/newsletter/endpoints";
import { gatewayEndpoints } from "@/lib/payments/gateways/endpoints";
import { quoteEndpoints } from "@/lib/offers/requests/quote-endpoints";
import { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { whatsAppEndpoints } from "@/lib/messaging/whatsapp/endpoints";
import type { Endpoint } from "./endpoint";

/**
 * Every call of the API, joined from the domains: for OpenAPI, tests and, as a type, for callers. A route imports the
 * rows of its own domain, because this table brings every schema of the shop with it.
 */
export const endpoints = {
  ...productListEndpoints,
  ...productEndpoints,
  ...categoryEndpoints,
  ...sizeEndpoints,
  ...sizesAdminEndpoints,
  ...publicSettingsEndpoints,
  ...deliveryEndpoints,
  ...cartEndpoints,
  ...tableEndpoints,
  ...contactEndpoints,
  ...healthEndpoints,
  ...signInEndpoints,
  ...accountEndpoints,
  ...creditEndpoints,
  ...ownStatementEndpoints,
  ...companyEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...documentEndpoints,
  ...listEndpoints,
  ...itemEndpoints,
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
  ...catalogueFileEndpoints,
  ...productsAdminEndpoints,
  ...demoEndpoints,
  ...categoriesAdminEndpoints,
  ...parcelEndpoints,
  ...orderListEndpoints,
  ...orderEntryEndpoints,
  ...orderAccessEndpoints,
  ...orderMessageEndpoints,
  ...fulfilmentEndpoints,
  ...ownCorrectionEndpoints,
  ...documentsAdminEndpoints,
  ...movementsAdminEndpoints,
  ...dispatchEndpoints,
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
  ...companyFileEndpoints,
  ...paymentsAdminEndpoints,
  ...openingsAdminEndpoints,
  ...creditAdminEndpoints,
  ...promotionsAdminEndpoints,
  ...priceListEndpoints,
  ...taxAdminEndpoints,
  ...messagesAdminEndpoints,
  ...reviewsAdminEndpoints,
  ...gstReturnEndpoints,
  ...tallyEndpoints,
  ...portalAdminEndpoints,
  ...newsletterAdminEndpoints,
  ...auditAdminEndpoints,
  ...settingsAdminEndpoints,
  ...contentAdminEndpoints,
  ...systemAdminEndpoints,
  ...mailServerEndpoints,
  ...figureEndpoints,
  ...twoFactorAdminEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
