import type { KeyScope } from "@/lib/base/key-scopes";

/** The permissions of API keys in words, grouped like the admin. */
export const SCOPE_GROUPS: readonly { title: string; scopes: Partial<Record<KeyScope, string>> }[] =
  [
    {
      title: "Orders",
      scopes: {
        "orders.read.all": "Read orders",
        "orders.write.all": "Advance and dispatch orders",
        "orders.cancel": "Cancel orders",
        "orders.export": "Export orders",
        "proofs.write": "Send proofs and keep tools",
        "returns.write": "Record returns",
      },
    },
    {
      title: "Offers and messages",
      scopes: {
        "offers.read": "Read offers",
        "offers.write": "Prepare offers",
        "offers.send": "Send offers",
        "messages.read": "Read messages",
        "messages.write": "Answer messages",
        "reviews.read": "Read reviews",
        "reviews.write": "Decide about reviews",
        "newsletter.export": "Export the newsletter list",
      },
    },
    {
      title: "Products",
      scopes: {
        "products.read.all": "Read all products",
        "products.write": "Change products",
        "products.export": "Export products",
        "stock.write": "Change stock",
        "demo.delete": "Delete the demo catalogue",
        "promotions.read": "Read promo codes",
        "promotions.write": "Change promo codes",
        "prices.read": "Read price lists",
        "prices.write": "Change price lists",
      },
    },
    {
      title: "Money",
      scopes: {
        "payments.read": "Read payments",
        "payments.write": "Record payments",
        "refunds.write": "Refund",
        "documents.issue": "Issue invoices",
        "registers.read": "Read registers and returns for GST",
        "tax.read": "Read tax rates",
        "tax.write": "Change tax rates",
        "stats.read": "Read figures of sales",
        "costs.read": "Read costs and margins",
        "customers.read": "Read companies, their people and credit",
        "companies.write": "Change companies and their credit",
      },
    },
    {
      title: "Shop",
      scopes: {
        "settings.read": "Read settings",
        "audit.read": "Read the audit log",
        "audit.export": "Export the audit log",
        "system.read": "Read the state of the system",
        "mails.retry": "Send failed emails again",
        "backups.create": "Make backups",
      },
    },
  ];

const NAMES = new Map(SCOPE_GROUPS.flatMap(({ scopes }) => Object.entries(scopes)));

export const scopeName = (scope: KeyScope): string => NAMES.get(scope) ?? scope;
