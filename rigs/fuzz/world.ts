import { randomUUID } from "node:crypto";
import { OWNER } from "@/e2e/production-shop";
import type { OwnShop } from "@/rigs/hard/own-shop";
import type { Caller } from "./request-arbitrary";

/** The users, products and orders of the fuzzed shop that requests can refer to. */

const PASSWORD = "seventeen paper boxes";
const FEWEST_PRODUCTS = 4;

interface Person {
  id: string;
  email: string;
  token: string;
}

type Pools = Record<string, string[]>;

export class World {
  readonly #shop: OwnShop;
  #people: Partial<Record<Caller, Person>> = {};
  #pools: Pools = {};

  constructor(shop: OwnShop) {
    this.#shop = shop;
  }

  /** Returns a caller's token, with a new session if the fuzzing has ended the session or the account. */
  async tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === "visitor") return undefined;
    if (caller === "forged") return "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.";
    const person = this.#people[caller] ?? (await this.#register(caller));
    this.#people[caller] ??= person;
    return person.token;
  }

  /** Replaces a caller who was signed out or blocked. */
  async noteRefusal(caller: Caller): Promise<void> {
    const person = this.#people[caller];
    if (!person) return;
    const path = caller === "admin" ? "/api/admin/settings" : "/api/auth/me";
    const headers = { Authorization: `Bearer ${person.token}`, "X-Forwarded-For": anyAddress() };
    const { status } = await fetch(`${this.#shop.origin}${path}`, { headers });
    if (status === 401 || status === 403) this.#people = { ...this.#people, [caller]: undefined };
  }

  async #register(caller: Caller): Promise<Person> {
    const email = `${caller}-${randomUUID()}@fuzz.example`;
    const response = await fetch(`${this.#shop.origin}/api/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
      body: JSON.stringify({ name: "Asha Rao", email, password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    const [row] = await this.#shop.sql<{ id: string }>(
      `UPDATE users SET role = $2::"Role", "emailVerifiedAt" = now() WHERE email = $1 RETURNING id`,
      [email, caller === "admin" ? "admin" : "user"],
    );
    if (caller !== "admin") return { id: row?.id ?? "", email, token };
    return { id: row?.id ?? "", email, token: await this.#logIn(email) };
  }

  /** Logs in again, because a new role ends earlier sessions. */
  async #logIn(email: string): Promise<string> {
    const response = await fetch(`${this.#shop.origin}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return ((await response.json()) as { token: string }).token;
  }

  /** Reads the shop's data again, and makes sure that something can be bought. */
  async refresh(): Promise<void> {
    const texts = async (query: string) =>
      (await this.#shop.sql<{ text: string }>(query)).map(({ text }) => text);
    await this.#shop.sql(`DELETE FROM settings WHERE key IN ('adminsMustUseTwoFactor')`);
    let product = await texts(
      `SELECT id::text AS text FROM products WHERE "notInShop" IS NULL ORDER BY id LIMIT 20`,
    );
    while (product.length < FEWEST_PRODUCTS) product = [...product, await this.#addProduct()];
    const latest = (table: string, column: string) =>
      texts(`SELECT ${column}::text AS text FROM ${table} ORDER BY id DESC LIMIT 20`);
    this.#pools = {
      product,
      order: await latest("orders", "id"),
      document: ["proforma", ...(await latest("order_documents", "id"))],
      key: await latest("orders", `"accessKey"`),
      line: await latest("order_lines", "id"),
      user: await latest("users", "id"),
      invitation: await latest("invitations", "id"),
      company: await latest("companies", "id"),
      companyinvitation: await latest("company_invitations", "id"),
      address: await latest("addresses", "id"),
      session: await latest("sessions", "id"),
      email: [...(await latest("users", "email")), OWNER.email],
      message: await latest("contact_messages", "id"),
      review: await latest("product_reviews", "id"),
      certificate: await latest("certificates", "id"),
      rate: await latest("tax_rates", "id"),
      payment: await latest("payments", "id"),
      refund: await latest("order_refunds", "id"),
      category: await texts(`SELECT slug AS text FROM categories LIMIT 20`),
      promo: await texts(`SELECT code AS text FROM promo_codes LIMIT 20`),
      setting: [
        "siteName",
        "orderPrefix",
        "footerCredits",
        "logoImageUrl",
        "shippingFee",
        "taxPercent",
      ],
      password: [PASSWORD],
      image: await texts(`SELECT "thumbnailImage" AS text FROM products LIMIT 5`),
    };
  }

  async #addProduct(): Promise<string> {
    const [row] = await this.#shop.sql<{ id: string }>(
      `INSERT INTO products (id, name, description, category, "pricePaise", "stockCount",
         "thumbnailImage", images, features, specifications, "updatedAt")
       VALUES (gen_random_uuid(), 'Fuzz carton', 'Made for a test.', 'Protection', 1250, 1000000,
         '/media/none.webp', '{/media/none.webp}', '{}', '{"Pack size": "10"}', now())
       RETURNING id`,
    );
    return row?.id ?? "";
  }

  /** Replaces the placeholders of a request with the shop's own values. */
  filled(text: string): string {
    return text.replace(/\{\{([a-z]+):(\d+)\}\}/g, (whole, kind: string, n: string) => {
      const pool = this.#pools[kind] ?? [];
      return pool[Number(n) % pool.length] ?? whole;
    });
  }
}

/** Returns a random address, so that no rate limit per caller ends the test. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
