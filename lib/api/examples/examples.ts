import type { EndpointName } from "../endpoints";
import { accountExamples, signInExamples, twoFactorExamples } from "./account-examples";
import {
  auditExamples,
  messagesExamples,
  newsletterAdminExamples,
  ordersExamples,
  promotionsExamples,
  settingsExamples,
} from "./admin-examples";
import { usersExamples } from "./users-examples";
import { paymentsExamples } from "./payments-examples";
import { productsExamples, systemExamples } from "./catalogue-examples";
import { carriersExamples } from "./carrier-examples";
import { certificateExamples } from "./certificate-examples";
import { categoriesExamples } from "./category-examples";
import { contentExamples } from "./content-examples";
import { registersExamples } from "./registers-examples";
import { taxExamples } from "./tax-examples";
import { favouriteExamples } from "./favourite-examples";
import { pictureUploadExamples } from "./picture-upload-examples";
import { paymentExamples } from "./payment-examples";
import { quoteExamples } from "./quote-examples";
import { reviewExamples, reviewsAdminExamples } from "./review-examples";
import { newsletterExamples, orderExamples, shopExamples } from "./shop-examples";

/**
 * What the OpenAPI document shows of each call. They stand apart from the schemas, which also run in the
 * browser and would carry them there.
 */
export const examples: Partial<Record<EndpointName, { body?: unknown; answer?: unknown }>> = {
  ...shopExamples,
  ...signInExamples,
  ...accountExamples,
  ...orderExamples,
  ...favouriteExamples,
  ...certificateExamples,
  ...pictureUploadExamples,
  ...reviewExamples,
  ...quoteExamples,
  ...reviewsAdminExamples,
  ...paymentExamples,
  ...newsletterExamples,
  ...productsExamples,
  ...categoriesExamples,
  ...ordersExamples,
  ...carriersExamples,
  ...usersExamples,
  ...paymentsExamples,
  ...promotionsExamples,
  ...taxExamples,
  ...messagesExamples,
  ...registersExamples,
  ...newsletterAdminExamples,
  ...auditExamples,
  ...settingsExamples,
  ...contentExamples,
  ...systemExamples,
  ...twoFactorExamples,
};
