/** The ticks at the checkout, apart from the texts of all other consents, which the checkout does not load. */
export const NEWSLETTER_TICK = "Email me news and offers";
export const WHATSAPP_TICK = "Send me updates about my orders on WhatsApp";
