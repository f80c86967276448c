import { randomUUID } from "node:crypto";
import { endpoints, type EndpointName } from "../../lib/api/endpoints";
import { expect, test } from "../fixtures";
import { sql } from "../shop";
import { givenPerson, IDENTITIES, tokenOf, type IdentityName } from "./identities";

/**
 * Who may do what, endpoint by endpoint. The table must name every endpoint: one that has no row does
 * not compile. Calls are made with bodies that change nothing, or change only what the test made.
 */

type Statuses = Record<IdentityName, number>;

interface Row {
  /** With {order}, {address} and {session} standing for rows of the customer's. */
  path?: string;
  body?: unknown;
  expected: Statuses;
}

const everybody = (status: number): Statuses => ({
  anonymous: status,
  customer: status,
  "other customer": status,
  admin: status,
  revoked: status,
  expired: status,
  tampered: status,
  "alg none": status,
});

const REFUSED = { revoked: 401, expired: 401, tampered: 401, "alg none": 401 };

/** Whoever has a living session. */
const signedIn = (status: number): Statuses => ({
  ...everybody(status),
  ...REFUSED,
  anonymous: 401,
});

/** What belongs to the customer is not there for anybody else. */
const owner = (status: number): Statuses => ({
  ...signedIn(404),
  customer: status,
});

/** An order: its customer and admins; everybody else without the key learns nothing. */
const order = (status: number): Statuses => ({
  ...everybody(404),
  customer: status,
  admin: status,
});

const PUBLIC_OK = everybody(200);

const ROWS: Record<EndpointName, Row> = {
  listProducts: { expected: PUBLIC_OK },
  getProduct: { path: `/products/${randomUUID()}`, expected: everybody(404) },
  getPublicSettings: { expected: PUBLIC_OK },
  quoteCart: { body: { items: [] }, expected: PUBLIC_OK },
  sendContactMessage: { body: {}, expected: everybody(400) },
  checkLiveness: { expected: PUBLIC_OK },
  checkReadiness: { expected: PUBLIC_OK },
  getOpenApi: { expected: PUBLIC_OK },
  expireCache: { body: { tags: ["x"] }, expected: everybody(404) },

  logIn: { body: {}, expected: everybody(400) },
  logInWithSecondFactor: {
    body: { userId: "unknown", twoFactorToken: "123456" },
    expected: everybody(401),
  },
  register: { body: {}, expected: everybody(400) },
  startGoogle: { expected: everybody(302) },
  finishGoogle: { expected: everybody(302) },
  returnFromGoogle: { expected: everybody(302) },
  logOut: { expected: signedIn(204) },
  exchangeToken: { expected: signedIn(204) },
  getProfile: { expected: signedIn(200) },
  updateProfile: { body: { name: "Asha Rao" }, expected: signedIn(200) },
  deleteAccount: { body: { currentPassword: "" }, expected: signedIn(400) },
  exportAccount: { expected: signedIn(200) },
  updatePreferences: { body: { orderUpdates: true, newsletter: false }, expected: signedIn(200) },
  changePassword: { body: {}, expected: signedIn(400) },
  forgotPassword: { body: { email: "nobody@example.in" }, expected: everybody(202) },
  resetPassword: { body: { token: "x", password: "a good long one" }, expected: everybody(400) },
  verifyEmail: { body: { token: "x" }, expected: everybody(400) },
  resendVerification: { expected: signedIn(202) },
  listSessions: { expected: signedIn(200) },
  endOtherSessions: { expected: signedIn(204) },
  endSession: { path: "/auth/sessions/{session}", expected: owner(204) },
  listAddresses: { expected: signedIn(200) },
  keepAddress: { body: {}, expected: signedIn(400) },
  updateAddress: { path: "/addresses/{address}", body: {}, expected: signedIn(400) },
  deleteAddress: { path: "/addresses/{address}", expected: owner(204) },

  placeOrder: {
    body: {},
    expected: { ...everybody(400), ...REFUSED },
  },
  listOrders: { expected: signedIn(200) },
  summariseOrders: { expected: signedIn(200) },
  getOrder: { path: "/orders/{order}", expected: order(200) },
  cancelOrder: { path: "/orders/{order}/cancel", expected: order(200) },
  getInvoice: { path: "/orders/{order}/invoice", expected: order(200) },
  sendOrderMessage: { path: "/orders/{order}/message", body: {}, expected: everybody(400) },
};

async function givenOrder(userId: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO orders (id, "orderId", "accessKey", "userId", "customerName", email, "firstName",
       "lastName", address, city, state, "zipCode", country, "subtotalPaise", "discountPaise",
       "shippingPaise", "taxPercent", "taxPaise", "totalPaise", "updatedAt")
     VALUES (gen_random_uuid(), 'T-' || gen_random_uuid(), repeat('k', 43), $1, 'Asha Rao',
       'asha@example.in', 'Asha', 'Rao', '1 MG Road', 'Bengaluru', 'Karnataka', '560001', 'India',
       100, 0, 0, 0, 0, 100, now())
     RETURNING id`,
    [userId],
  );
  return row?.id ?? "";
}

async function givenAddress(userId: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO addresses (id, "userId", "firstName", "lastName", address, city, state, "zipCode",
       country)
     VALUES (gen_random_uuid(), $1, 'A', 'R', 'x', 'y', 'Delhi', '110001', 'India') RETURNING id`,
    [userId],
  );
  return row?.id ?? "";
}

async function givenSession(userId: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO sessions (id, "userId", "userAgent", "ipAddress", "expiresAt")
     VALUES (gen_random_uuid(), $1, 'test', '127.0.0.1', now() + interval '1 hour') RETURNING id`,
    [userId],
  );
  return row?.id ?? "";
}

let caller = 0;

/** An address of its own for each call: this test is about access and not about rates. */
function nextAddress(): string {
  caller += 1;
  return `172.16.${caller >> 8}.${caller % 256}`;
}

for (const [name, row] of Object.entries(ROWS) as [EndpointName, Row][]) {
  const endpoint = endpoints[name];
  test(`${endpoint.method} ${endpoint.path}`, async ({ playwright, baseURL }) => {
    const people = {
      customer: await givenPerson(),
      other: await givenPerson(),
      admin: await givenPerson("admin"),
    };
    const got: Partial<Statuses> = {};
    for (const identity of IDENTITIES) {
      const address = (row.path ?? endpoint.path)
        .replace("{order}", await givenOrder(people.customer.id))
        .replace("{address}", await givenAddress(people.customer.id))
        .replace("{session}", await givenSession(people.customer.id));
      const token = await tokenOf(identity, people);
      const request = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: {
          "X-Forwarded-For": nextAddress(),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
      });
      const response = await request.fetch(`/api${address}`, {
        method: endpoint.method,
        data: row.body,
        maxRedirects: 0,
      });
      got[identity] = response.status();
      await request.dispose();
    }
    expect(got).toEqual(row.expected);
  });
}
