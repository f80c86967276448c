/** A chapter of the API, chosen by the beginning of the path. The longest match decides. */
export interface Tag {
  name: string;
  description: string;
  paths: readonly string[];
}

export const TAGS: readonly Tag[] = [
  {
    name: "Products",
    description: "The catalogue as everybody sees it, and as the shop keeps it.",
    paths: [
      "/products",
      "/categories",
      "/certificates",
      "/admin/certificates",
      "/admin/products",
      "/admin/categories",
      "/admin/demo-data",
    ],
  },
  { name: "Cart", description: "What a cart comes to today.", paths: ["/cart", "/tables"] },
  {
    name: "Favourites",
    description: "Products that somebody keeps at hand.",
    paths: ["/favourites"],
  },
  {
    name: "Lists",
    description: "What somebody orders again, and how often the shop asks about it.",
    paths: ["/lists"],
  },
  {
    name: "Delivery",
    description: "Where the shop delivers, when, and what it costs.",
    paths: ["/delivery", "/shipping-ways", "/admin/shipping-rates"],
  },
  {
    name: "Orders",
    description: "Placing an order, and what its customer may do with it.",
    paths: ["/orders", "/admin/claims"],
  },
  {
    name: "Offers",
    description: "What is asked for, what the shop answers, and what becomes an order of it.",
    paths: ["/offers", "/admin/offers"],
  },
  {
    name: "Approvals",
    description: "Which orders of a company need an approval, and who asks for and gives it.",
    paths: ["/approvals", "/company/rules"],
  },
  {
    name: "Artwork and proofs",
    description:
      "What is printed or made to order: artwork, proofs and their approval, and the tools for it.",
    paths: ["/artwork", "/artworks", "/proofs", "/admin/proofs", "/admin/tools"],
  },
  {
    name: "Reviews",
    description: "What the shop decides about reviews; they are written under products and orders.",
    paths: ["/admin/reviews"],
  },
  {
    name: "Payments",
    description: "Paying an order online, how the shop hears of it, and what is to be collected.",
    paths: ["/payments", "/admin/payments", "/admin/customers"],
  },
  {
    name: "Order management",
    description: "Everybody's orders, for anyone who makes and sends them.",
    paths: ["/admin/orders", "/admin/call-offs", "/admin/carriers", "/admin/production"],
  },
  {
    name: "Sign-in",
    description: "From an email and a password, or from Google, to a token; and back.",
    paths: ["/auth"],
  },
  {
    name: "Account",
    description: "One's own profile, sessions and addresses.",
    paths: ["/auth/me", "/auth/preferences", "/auth/sessions", "/addresses", "/account"],
  },
  {
    name: "Company",
    description:
      "The company that one buys for: its members, who is invited into it, and what the shop grants it.",
    paths: ["/company", "/admin/companies"],
  },
  {
    name: "Two-factor authentication",
    description: "The second factor of one's own account.",
    paths: ["/auth/2fa"],
  },
  {
    name: "Users",
    description: "Accounts and their roles.",
    paths: ["/admin/users", "/admin/invitations"],
  },
  {
    name: "Tax",
    description:
      "GST rates by HSN code, the numbers of invoices, and a month of them for the accountant.",
    paths: [
      ...["/admin/tax-rates", "/admin/document-series", "/admin/gst", "/admin/tally"],
      ...["/admin/einvoices", "/admin/credit-notes"],
    ],
  },
  { name: "Promotions", description: "Promo codes.", paths: ["/admin/promo-codes"] },
  {
    name: "Price lists",
    description: "Prices of companies, in place of the public ones.",
    paths: ["/prices", "/admin/price-lists"],
  },
  {
    name: "Newsletter",
    description: "Who agreed to mails, and the links that end them.",
    paths: ["/newsletter", "/unsubscribe", "/admin/newsletter"],
  },
  {
    name: "Messages",
    description: "What people write to the shop.",
    paths: ["/contact", "/quote-requests", "/admin/messages"],
  },
  {
    name: "Settings",
    description: "What the owner decides: name, address, shipping, tax.",
    paths: ["/settings", "/admin/settings", "/admin/content", "/admin/untranslated"],
  },
  {
    name: "Connections",
    description:
      "Keys for programs that call the API, webhooks that call other programs, WhatsApp, and notifications.",
    paths: ["/admin/api-keys", "/admin/webhooks", "/admin/whatsapp", "/whatsapp", "/admin/push"],
  },
  {
    name: "Audit log",
    description: "Who did what, and when; nothing in it can be changed.",
    paths: ["/admin/audit-logs"],
  },
  {
    name: "Operation",
    description: "The shop's figures, its health, and this document.",
    paths: [
      "/admin/setup",
      "/admin/stats",
      "/admin/searches",
      "/searches",
      "/admin/search",
      "/admin/to-do",
      "/admin/system",
      "/health",
      "/openapi.json",
    ],
  },
];

/** @throws Error for a path that is in no chapter */
export function getTag(path: string): string {
  const fits = TAGS.flatMap(({ name, paths }) => paths.map((prefix) => ({ name, prefix })))
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (!fits[0]) throw new Error(`${path} is in no chapter of lib/api/tags.ts`);
  return fits[0].name;
}
