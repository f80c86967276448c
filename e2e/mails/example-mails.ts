import type { Mail, MailContent } from "@/lib/messaging/queue/mail";
import { BREACH_EXAMPLE } from "@/lib/messaging/email/breach-facts";
import { renderEmail } from "@/lib/runtime/mails/render-email";
import {
  ChangeEmail,
  EmailChangeNotice,
  ResetPassword,
  VerifyEmail,
} from "@/lib/runtime/mails/templates/account/account-links";
import {
  PasswordChanged,
  SecondFactorChanged,
} from "@/lib/runtime/mails/templates/account/account-security";
import {
  ApprovalRequested,
  ApprovalGiven,
  ApprovalLapsed,
  ApprovalRejected,
  ApprovalWithdrawn,
} from "@/lib/runtime/mails/templates/approvals";
import { BreachNotice, BreachReport } from "@/lib/runtime/mails/templates/account/breach";
import {
  ContactAcknowledgement,
  ContactMessage,
  ShopMessage,
} from "@/lib/runtime/mails/templates/contact";
import {
  CompanyInvitation,
  Invitation,
  NewsletterConfirmation,
} from "@/lib/runtime/mails/templates/account/invitations";
import {
  OfferExpired,
  OfferExpiring,
  OfferExtended,
  OfferMessage,
  OfferReceived,
  OfferSent,
  OfferWithdrawn,
} from "@/lib/runtime/mails/templates/offers";
import {
  OfferAnswered,
  OfferRequested,
  type BuyerMessage,
} from "@/lib/runtime/mails/templates/shop-offers";
import { OrderCancelled } from "@/lib/runtime/mails/templates/order-cancelled";
import { OrderConfirmation } from "@/lib/runtime/mails/templates/order-confirmation";
import {
  OrderKey,
  OrderUnconfirmed,
  ReviewRequest,
} from "@/lib/runtime/mails/templates/order-requests";
import {
  OrderCorrected,
  OrderDelivered,
  OrderProcessing,
  DispatchCorrected,
  OrderDispatched,
  OrderShipped,
  OrderTracking,
} from "@/lib/runtime/mails/templates/order-status";
import { CallOffsAgreed, CallOffsRequested } from "@/lib/runtime/mails/templates/goods/call-offs";
import { ClaimDecided, ClaimReceived } from "@/lib/runtime/mails/templates/goods/claims";
import { OrderEndedShort } from "@/lib/runtime/mails/templates/goods/ended-short";
import {
  AdvanceReceived,
  CreditedAgain,
  OrderRefunded,
  OrderReturned,
  PaymentReceived,
  PaymentReminder,
} from "@/lib/runtime/mails/templates/payments";
import {
  ArtworkChecked,
  ArtworkNeeded,
  ProofApproved,
  ProofApprovedShop,
  ProofChanges,
  ProofReminder,
  ProofSent,
} from "@/lib/runtime/mails/templates/proofs";
import { OpeningReminder } from "@/lib/runtime/mails/templates/account/opening-reminder";
import { StandingOrder } from "@/lib/runtime/mails/templates/account/standing-order";
import {
  LowStock,
  NewOrder,
  RefundNeeded,
  WebhookStopped,
} from "@/lib/runtime/mails/templates/staff";
import type { MailedShop } from "@/lib/runtime/mails/templates/layout";
import * as examples from "./examples";
import {
  mailedCallOffs,
  mailedClaim,
  mailedDispatch,
  mailedNote,
  mailedReturn,
} from "./goods-examples";

const at = new Date();
const { order, payableOrder, mailedLink: link, message, shopReply } = examples;
const { account } = link;
const { mailedOffer: offer, mailedApproval: approval } = examples;
const requested = { text: message.message, by: message.name };
const printed = examples.printedLine;
const { orderId, accessKey } = order;
const approved = { ...approval, decidedBy: "Meera Nair", order: orderId };
const { totalPaise: paidPaise } = order.totals;
const paid = { ...order, payment: { ...order.payment, paidPaise, outstandingPaise: 0 } };
const tracking = { carrier: "Delhivery", number: "1490819271", url: "https://www.delhivery.com/" };
const shipped = { ...order, tracking };
const aboutOrder = { ...shopReply, answers: null, order: { orderId, accessKey } };
const low = [
  { name: "Ripple Cup, 350 ml", sku: "CL-102", stockCount: 0 },
  { name: "Mithai Gift Box, 500 g", sku: null, stockCount: 18 },
];

/** Every mail with example data. Typed by template, so that a new one cannot be left out. */
export const renderExamples = (shop: MailedShop): Record<Mail["template"], MailContent> => ({
  ...renderOrders(shop),
  ...renderAgreements(shop),
  ...renderOffers(shop),
  ...renderAccounts(shop),
});

function renderOrders(shop: MailedShop) {
  const about = { order, shop };
  return {
    "order-confirmation": renderEmail(OrderConfirmation, { order: payableOrder, shop }),
    "new-order": renderEmail(NewOrder, { order, shop }),
    "order-processing": renderEmail(OrderProcessing, { order, shop }),
    "dispatch-corrected": renderEmail(DispatchCorrected, about),
    "order-dispatched": renderEmail(OrderDispatched, {
      order,
      shop,
      dispatch: mailedDispatch,
    }),
    "order-shipped": renderEmail(OrderShipped, { order: shipped, shop }),
    "order-tracking": renderEmail(OrderTracking, { order: shipped, shop }),
    "order-delivered": renderEmail(OrderDelivered, { order, shop, deliveredAt: at }),
    "review-request": renderEmail(ReviewRequest, { order, shop }),
    "order-cancelled": renderEmail(OrderCancelled, { order, shop, cancelledAt: at }),
    "order-ended-short": renderEmail(OrderEndedShort, {
      order,
      shop,
      ended: { notSent: mailedDispatch.lines, reason: undefined },
    }),
    "order-refunded": renderEmail(OrderRefunded, { order, shop, refund: examples.mailedRefund }),
    "order-returned": renderEmail(OrderReturned, { order, shop, returned: mailedReturn }),
    "credited-again": renderEmail(CreditedAgain, { order, shop, again: mailedNote }),
    "order-corrected": renderEmail(OrderCorrected, {
      order,
      shop,
      from: "Shipped",
      to: "Processing",
    }),
    "order-unconfirmed": renderEmail(OrderUnconfirmed, { order, shop }),
    "payment-reminder": renderEmail(PaymentReminder, { order: payableOrder, shop }),
    "payment-received": renderEmail(PaymentReceived, { order: paid, shop }),
    "advance-received": renderEmail(AdvanceReceived, { order: examples.advancedOrder, shop }),
    "order-key": renderEmail(OrderKey, { order, shop }),
    "refund-needed": renderEmail(RefundNeeded, {
      order: { ...order, payment: { method: null, outstandingPaise: -112_200 } },
      shop,
    }),
    "order-message": renderEmail(ShopMessage, { written: aboutOrder, shop }),
  };
}

/** Examples of agreements between buyer and shop: goods, proofs, approvals. */
function renderAgreements(shop: MailedShop) {
  const about = { order, shop };
  return {
    "call-offs-asked": renderEmail(CallOffsRequested, { ...about, callOffs: mailedCallOffs }),
    "call-offs-agreed": renderEmail(CallOffsAgreed, {
      ...about,
      callOffs: mailedCallOffs,
    }),
    "claim-received": renderEmail(ClaimReceived, { order, shop, claim: mailedClaim }),
    "claim-decided": renderEmail(ClaimDecided, { order, shop, claim: mailedClaim }),
    "artwork-needed": renderEmail(ArtworkNeeded, {
      ...about,
      lines: [{ ...printed, stage: "needs_artwork", findings: [], findingCount: 0, proof: null }],
    }),
    "artwork-checked": renderEmail(ArtworkChecked, {
      ...about,
      lines: [{ ...printed, stage: "checking", proof: null }],
    }),
    "proof-sent": renderEmail(ProofSent, { ...about, lines: [printed] }),
    "proof-reminder": renderEmail(ProofReminder, { ...about, lines: [printed] }),
    "proof-approved": renderEmail(ProofApproved, {
      ...about,
      lines: [{ ...printed, stage: "approved" }],
    }),
    "proof-approved-shop": renderEmail(ProofApprovedShop, {
      ...about,
      lines: [{ ...printed, stage: "approved" }],
    }),
    "proof-changes": renderEmail(ProofChanges, {
      ...about,
      lines: [{ ...printed, stage: "changes_asked" }],
    }),
    "approval-asked": renderEmail(ApprovalRequested, { approval, shop }),
    "approval-approved": renderEmail(ApprovalGiven, { approval: approved, shop }),
    "approval-rejected": renderEmail(ApprovalRejected, {
      approval: { ...approval, decidedBy: "Meera Nair", words: "We have enough of these." },
      shop,
    }),
    "approval-lapsed": renderEmail(ApprovalLapsed, { approval, shop }),
    "opening-reminder": renderEmail(OpeningReminder, { owed: examples.mailedOpening, shop }),
    "approval-withdrawn": renderEmail(ApprovalWithdrawn, {
      approval: { ...approved, isCorrection: true },
      shop,
    }),
    "standing-order": renderEmail(StandingOrder, { turn: examples.mailedTurn, shop }),
  };
}

function renderOffers(shop: MailedShop) {
  /** A buyer's messages about an offer, by template. */
  const buyerSays = <S extends BuyerMessage>(...all: S[]) =>
    Object.fromEntries(
      all.map((said) => [
        said,
        renderEmail(OfferAnswered, { offer, shop, said, message: requested }),
      ]),
    ) as Record<S, MailContent>;

  return {
    "offer-requested": renderEmail(OfferRequested, {
      offer,
      shop,
      request: examples.mailedRequest,
    }),
    "offer-received": renderEmail(OfferReceived, { offer: { ...offer, sent: null }, shop }),
    "offer-sent": renderEmail(OfferSent, { offer, shop }),
    "offer-extended": renderEmail(OfferExtended, { offer, shop }),
    "offer-expiring": renderEmail(OfferExpiring, { offer, shop }),
    "offer-expired": renderEmail(OfferExpired, { offer, shop }),
    "offer-withdrawn": renderEmail(OfferWithdrawn, { offer, shop }),
    "offer-message": renderEmail(OfferMessage, { offer, shop, message: shopReply }),
    ...buyerSays("offer-question", "offer-changes", "offer-declined"),
  };
}

/** Mails about accounts, messages and the shop itself. */
function renderAccounts(shop: MailedShop) {
  const secondFactor = (change: Parameters<typeof SecondFactorChanged>[0]["change"]) =>
    renderEmail(SecondFactorChanged, { change, account, shop, changedAt: at });

  return {
    "webhook-stopped": renderEmail(WebhookStopped, { host: "erp.example.in", shop }),
    "breach-notice": renderEmail(BreachNotice, { facts: BREACH_EXAMPLE, shop }),
    "breach-board": renderEmail(BreachReport, { facts: BREACH_EXAMPLE, notified: 214, shop }),
    "low-stock": renderEmail(LowStock, { products: low, shop }),
    "contact-message": renderEmail(ContactMessage, { message, shop }),
    "contact-acknowledgement": renderEmail(ContactAcknowledgement, { message, shop }),
    "message-reply": renderEmail(ShopMessage, { written: shopReply, shop }),
    "verify-email": renderEmail(VerifyEmail, { link, shop }),
    "reset-password": renderEmail(ResetPassword, { link, shop }),
    "change-email": renderEmail(ChangeEmail, { link, shop }),
    "email-change-notice": renderEmail(EmailChangeNotice, { link, shop }),
    invitation: renderEmail(Invitation, { invited: examples.invited, shop }),
    "company-invitation": renderEmail(CompanyInvitation, {
      invited: examples.invitedToCompany,
      shop,
    }),
    "newsletter-confirmation": renderEmail(NewsletterConfirmation, {
      subscription: examples.subscription,
      shop,
    }),
    "password-changed": renderEmail(PasswordChanged, { account, shop, changedAt: at }),
    "two-factor-enabled": secondFactor("two-factor-enabled"),
    "two-factor-disabled": secondFactor("two-factor-disabled"),
    "recovery-codes-changed": secondFactor("recovery-codes-changed"),
  };
}
