/** The chapters of the API in their order; each row of an endpoint names its own. */
export const CHAPTERS = [
  {
    name: "Products",
    description: "The catalogue as everybody sees it, and as the shop keeps it.",
  },
  {
    name: "Made to size",
    description: "Boxes in the buyer's own size: what is made, and what it costs.",
  },
  { name: "Cart", description: "What a cart comes to today." },
  { name: "Favourites", description: "Products that somebody keeps at hand." },
  {
    name: "Lists",
    description: "What somebody orders again, and how often the shop asks about it.",
  },
  {
    name: "Items",
    description: "What somebody had approved and orders again, and their own codes of products.",
  },
  { name: "Delivery", description: "Where the shop delivers, when, and what it costs." },
  { name: "Orders", description: "Placing an order, and what its customer may do with it." },
  {
    name: "Offers",
    description: "What is asked for, what the shop answers, and what becomes an order of it.",
  },
  {
    name: "Approvals",
    description: "Which orders of a company need an approval, and who asks for and gives it.",
  },
  {
    name: "Artwork and proofs",
    description:
      "What is printed or made to order: artwork, proofs and their approval, and the tools for it.",
  },
  {
    name: "Reviews",
    description: "What the shop decides about reviews; they are written under products and orders.",
  },
  {
    name: "Payments",
    description: "Paying an order online, how the shop hears of it, and what is to be collected.",
  },
  {
    name: "Order management",
    description: "All orders, for the staff who make and send them.",
  },
  {
    name: "Sign-in",
    description: "From an email and a password, or from Google, to a token; and back.",
  },
  { name: "Account", description: "One's own profile, sessions and addresses." },
  {
    name: "Company",
    description:
      "The company that one buys for: its members, who is invited into it, and what the shop grants it.",
  },
  { name: "Two-factor authentication", description: "The second factor of one's own account." },
  { name: "Users", description: "Accounts and their roles." },
  {
    name: "Tax",
    description:
      "GST rates by HSN code, the numbers of invoices, and a month of them for the accountant.",
  },
  { name: "Promotions", description: "Promo codes." },
  { name: "Price lists", description: "Prices of companies, in place of the public ones." },
  { name: "Newsletter", description: "Who agreed to mails, and the links that end them." },
  { name: "Messages", description: "What people write to the shop." },
  { name: "Settings", description: "What the owner decides: name, address, shipping, tax." },
  {
    name: "Connections",
    description:
      "Keys for programs that call the API, webhooks that call other programs, WhatsApp, and notifications.",
  },
  { name: "Audit log", description: "Who did what, and when; nothing in it can be changed." },
  { name: "Operation", description: "The shop's figures, its health, and this document." },
] as const;

export type Chapter = (typeof CHAPTERS)[number]["name"];
