import { DEFAULT_LANGUAGE } from "../base/http/languages";
import { translateIn, type Translate, type Words } from "./translate";

/** Messages of order rules for staff who enter or correct an order, by the message for the buyer. */
export const STAFF_WORDS: Words = {
  "Your company must approve this order.": "The company must approve it first.",
  "We do not offer this way to pay. Please choose another.":
    "This way to pay is switched off. Choose another.",
  "{free} of your limit of {limit} is free now. Please pay an earlier order first or choose another way to pay.":
    "{free} of the customer's limit of {limit} is free now. Record a payment of an earlier order first, or choose another way to pay.",
  "Invoice {invoice} is overdue: {amount} was due by {day}. Pay it on the page of order {order}, then order on account again, or choose another way to pay.":
    "Invoice {invoice} of order {order} is overdue: {amount} was due by {day}. Record its payment, choose another way to pay, or let this order pass with a reason.",
  "We deliver to {area} only. Choose another state, or write to us.":
    "The shop delivers to {area} only. Choose another state, or add it in the settings.",
  "We do not deliver to {place} yet. Please enter another PIN code, or write to us.":
    "The shop does not deliver to {place}. Enter another PIN code, or add it in the settings.",
  "We have no shipping price to {pin}. Please ask us for an offer.":
    "There is no shipping price to {pin}. Add one in the settings, or make an offer.",
  "{way} is not offered to {pin}. Please choose another way of shipping.":
    "{way} has no price to {pin}. Choose another way of shipping, or add a price in the settings.",
  "A price has changed. The total is now {total}. Please check and order again.":
    "A price has changed. The total is now {total}. Check it, then save again.",
  "A product in your cart is no longer sold.": "A product of the order is no longer sold.",
  "You can order {count} more now.": "The customer can have {count} more now.",
  "Write to us if you need another.": "Add another at its price.",
  "The role {role} does not allow ordering for {name}.":
    "The customer's role {role} does not allow ordering for {name}.",
  "You are no longer a member of this company.":
    "The customer is no longer a member of this company.",
  "We no longer take orders for {name}.": "{name} is closed: it no longer takes orders.",
  "We are closed on {date}. Choose another day.":
    "The shop is closed on {date}. Choose another day.",
  "This shop takes no orders yet, because it has not set how it is paid. Please call or write to us.":
    "Say first how the shop is paid, in the settings of payments.",
};

export const toStaff: Translate = translateIn({ language: DEFAULT_LANGUAGE, words: STAFF_WORDS });
