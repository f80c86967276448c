import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import { TOOL_EXAMPLES } from "@/lib/artwork/tools/examples";
import { ARTWORK_EXAMPLES } from "@/lib/artwork/uploads/examples";
import { auditAdminExamples } from "@/lib/audit/examples";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { categoriesAdminExamples } from "@/lib/catalogue/categories/examples";
import { sizesAdminExamples } from "@/lib/catalogue/sizes/admin/examples";
import { certificateExamples } from "@/lib/catalogue/certificates/examples";
import { catalogueFileExamples } from "@/lib/catalogue/admin/file-examples";
import { favouriteExamples } from "@/lib/catalogue/favourites/examples";
import { productListExamples } from "@/lib/catalogue/lists/examples";
import { PRICE_LIST_EXAMPLES } from "@/lib/companies/price-lists/examples";
import { productExamples } from "@/lib/catalogue/product-page/examples";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { mailServerExamples } from "@/lib/messaging/mail-server/examples";
import { healthExamples } from "@/lib/dashboard/system/examples";
import { gstReturnExamples } from "@/lib/documents/gst-returns/examples";
import { portalAdminExamples } from "@/lib/documents/einvoicing/portal-examples";
import { documentsAdminExamples } from "@/lib/documents/series/examples";
import { callOffExamples } from "@/lib/fulfilment/call-offs/examples";
import { claimExamples } from "@/lib/fulfilment/claims/examples";
import { dispatchesAdminExamples } from "@/lib/fulfilment/dispatches/examples";
import {
  fulfilmentExamples,
  ownCorrectionExamples,
  parcelExamples,
  movementsAdminExamples,
} from "@/lib/fulfilment/examples";
import { PRODUCTION_EXAMPLES } from "@/lib/fulfilment/production/examples";
import { reviewExamples, reviewsAdminExamples } from "@/lib/fulfilment/reviews/examples";
import {
  companiesAdminExamples,
  companyExamples,
  companyFileExamples,
} from "@/lib/companies/examples";
import { signInExamples, accountExamples } from "@/lib/identity/examples";
import { twoFactorAdminExamples } from "@/lib/identity/two-factor/examples";
import { creditAdminExamples } from "@/lib/companies/credit/examples";
import { usersAdminExamples } from "@/lib/identity/users/examples";
import { messagesAdminExamples } from "@/lib/messaging/inbox/examples";
import { quoteExamples } from "@/lib/offers/requests/examples";
import { OFFER_EXAMPLES, OFFER_ADMIN_EXAMPLES } from "@/lib/offers/examples";
import { orderAccessExamples } from "@/lib/orders/access/examples";
import { approvalExamples } from "@/lib/orders/approval-requests/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { itemExamples } from "@/lib/orders/items/examples";
import { listExamples } from "@/lib/orders/lists/examples";
import { orderListExamples, orderEntryExamples, orderExamples } from "@/lib/orders/read/examples";
import {
  ownStatementExamples,
  paymentsAdminExamples,
  paymentExamples,
} from "@/lib/payments/examples";
import { gatewayExamples } from "@/lib/payments/gateways/endpoints";
import { pushAdminExamples } from "@/lib/messaging/push/examples";
import { carriersAdminExamples } from "@/lib/shop/carriers/examples";
import { contentAdminExamples } from "@/lib/shop/content/examples";
import { deliveryExamples } from "@/lib/shop/delivery/examples";
import { taxAdminExamples } from "@/lib/shop/gst/examples";
import { promotionsAdminExamples } from "@/lib/shop/promotions/examples";
import { settingsAdminExamples, publicSettingsExamples } from "@/lib/shop/settings-examples";
import { shippingAdminExamples } from "@/lib/shop/shipping/examples";
import { figureExamples } from "@/lib/dashboard/visits/examples";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";
import { endpoints, type EndpointName } from "./endpoints";
import { createExample, addExample, type ExampleMap } from "./create-example";

interface Example {
  body?: unknown;
  answer?: unknown;
}

/** The examples that tell a story, by their rows. */
const stories: Partial<Record<EndpointName, Example>> = {
  ...signInExamples,
  ...accountExamples,
  ...twoFactorAdminExamples,
  ...documentsAdminExamples,
  ...fulfilmentExamples,
  ...ownCorrectionExamples,
  ...parcelExamples,
  ...movementsAdminExamples,
  ...promotionsAdminExamples,
  ...messagesAdminExamples,
  ...quoteExamples,
  ...settingsAdminExamples,
  ...publicSettingsExamples,
  ...approvalExamples,
  ...productsAdminExamples,
  ...certificateExamples,
  ...companiesAdminExamples,
  ...companyFileExamples,
  ...companyExamples,
  ...pushAdminExamples,
  ...usersAdminExamples,
  ...creditAdminExamples,
  ...contentAdminExamples,
  ...carriersAdminExamples,
  ...shippingAdminExamples,
  ...sizesAdminExamples,
  ...categoriesAdminExamples,
  ...itemExamples,
  ...listExamples,
  ...dispatchesAdminExamples,
  ...callOffExamples,
  ...claimExamples,
  ...paymentsAdminExamples,
  ...paymentExamples,
  ...portalAdminExamples,
  ...gstReturnExamples,
  ...reviewExamples,
  ...reviewsAdminExamples,
  ...orderListExamples,
  ...orderEntryExamples,
  ...orderExamples,
  ...productListExamples,
  ...taxAdminExamples,
  ...orderAccessExamples,
  ...auditAdminExamples,
  ...catalogueFileExamples,
  ...favouriteExamples,
  ...productExamples,
  ...deliveryExamples,
  ...cartExamples,
  ...healthExamples,
  ...systemAdminExamples,
  ...mailServerExamples,
  ...figureExamples,
  ...ARTWORK_EXAMPLES,
  ...OFFER_EXAMPLES,
  ...OFFER_ADMIN_EXAMPLES,
  ...PROOF_EXAMPLES,
  ...TOOL_EXAMPLES,
  ...PRICE_LIST_EXAMPLES,
  ...PRODUCTION_EXAMPLES,
  ...gatewayExamples,
  ...ownStatementExamples,
};

const findBody = ({ body, multipart }: Endpoint) => body ?? multipart?.fields;
const findAnswer = ({ response, produces }: Endpoint) =>
  produces || response instanceof z.ZodUndefined ? undefined : response;

/** A story's example of a schema serves every other row with the schema. */
function readStories(): ExampleMap {
  const examples: ExampleMap = new Map();
  for (const [name, { body, answer }] of Object.entries(stories)) {
    const row = endpoints[name as EndpointName];
    addExample(examples, findBody(row), body);
    addExample(examples, findAnswer(row), answer);
  }
  return examples;
}

let examples: ExampleMap | undefined;

/** Returns the example of a row: its story, or one that is made from its schemas. */
export function readExample(name: EndpointName): Example {
  const [body, answer] = [findBody(endpoints[name]), findAnswer(endpoints[name])];
  const story = stories[name];
  if (story) return story;
  examples ??= readStories();
  return {
    ...(body && { body: createExample(body, "input", examples) }),
    ...(answer && { answer: createExample(answer, "output", examples) }),
  };
}
