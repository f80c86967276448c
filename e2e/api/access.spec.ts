import { holdsToken } from "@/lib/base/log";
import { CHAPTERS } from "../../lib/api/chapters";
import { splitCall, type Endpoint } from "../../lib/api/endpoint";
import { endpoints, type EndpointName } from "../../lib/api/endpoints";
import { expect, test } from "../caller";
import { accountRows } from "./access/account";
import { companyRows } from "./access/companies/company";
import { auditRows } from "./access/admin-audit";
import { messagesRows } from "./access/admin-messages";
import { newsletterAdminRows } from "./access/admin-newsletter";
import { ordersRows } from "./access/admin-orders";
import { paymentsRows } from "./access/admin-payments";
import { productsRows } from "./access/admin-products";
import { carriersRows } from "./access/admin-carriers";
import { sizesRows } from "./access/admin-sizes";
import { shippingRows } from "./access/admin-shipping";
import { categoriesRows } from "./access/admin-categories";
import { priceListRows, promotionsRows } from "./access/admin-promotions";
import { taxRows } from "./access/admin-tax";
import { portalRows } from "./access/admin-portals";
import { registersRows } from "./access/admin-registers";
import { quoteRows } from "./access/quotes";
import { reviewRows, reviewsAdminRows } from "./access/reviews";
import { companiesRows } from "./access/companies/admin-companies";
import { contentRows } from "./access/admin-content";
import { settingsRows } from "./access/admin-settings";
import {
  apiKeysRows,
  figureRows,
  pushRows,
  systemRows,
  webhooksRows,
  whatsAppRows,
} from "./access/admin-system";
import { twoFactorRows } from "./access/admin-two-factor";
import { usersRows } from "./access/admin-users";
import type { Row, Statuses } from "./access/shared/all";
import { filled } from "./access/shared/given";
import { certificateRows } from "./access/certificates";
import { favouriteRows } from "./access/favourites";
import { newsletterRows } from "./access/newsletter";
import { approvalRows, itemRows, listRows, orderRows } from "./access/order";
import { offerAdminRows, offerRows } from "./access/offers";
import { artworkRows, productionRows, proofRows, toolRows } from "./access/proofs";
import { paymentRows } from "./access/payment";
import { shopRows } from "./access/shop";
import { givenPerson, IDENTITIES, readToken, type IdentityName } from "./identities";

/**
 * Tests who may call which endpoint. An endpoint without a row is a compile error. Calls have bodies that change
 * nothing, or change only what the test created. An anonymous caller, a customer and an admin make every call, and
 * another customer those whose rows have an owner. Invalid and forged sessions try each kind of access once:
 * access.int.test.ts of lib/api/route tries an ended session and a forged token at every endpoint,
 * permissions.int.test.ts every role.
 */

const ROWS: Record<EndpointName, Row> = {
  ...shopRows,
  ...accountRows,
  ...companyRows,
  ...orderRows,
  ...certificateRows,
  ...favouriteRows,
  ...itemRows,
  ...listRows,
  ...approvalRows,
  ...offerRows,
  ...offerAdminRows,
  ...artworkRows,
  ...proofRows,
  ...toolRows,
  ...productionRows,
  ...paymentRows,
  ...newsletterRows,
  ...auditRows,
  ...messagesRows,
  ...reviewRows,
  ...quoteRows,
  ...reviewsAdminRows,
  ...newsletterAdminRows,
  ...ordersRows,
  ...carriersRows,
  ...shippingRows,
  ...sizesRows,
  ...priceListRows,
  ...productsRows,
  ...categoriesRows,
  ...promotionsRows,
  ...taxRows,
  ...registersRows,
  ...portalRows,
  ...settingsRows,
  ...contentRows,
  ...systemRows,
  ...twoFactorRows,
  ...usersRows,
  ...apiKeysRows,
  ...webhooksRows,
  ...pushRows,
  ...figureRows,
  ...whatsAppRows,
  ...companiesRows,
  ...paymentsRows,
};

/** The calls that return a token. No other response contains one, for any caller. */
const ANSWER_TOKENS: readonly EndpointName[] = [
  "logIn",
  "logInWithSecondFactor",
  "register",
  "redeemSignInCode",
  "acceptInvitation",
  "exchangeToken",
  "updateProfile",
  "changePassword",
];

let caller = 0;

/** Returns a new client address for each call, because this test is about access and not about rate limits. */
function nextAddress(): string {
  caller += 1;
  return `172.${16 + (test.info().workerIndex % 16)}.${caller >> 8}.${caller % 256}`;
}

function findBody({ body, multipart }: Row): string | FormData | undefined {
  if (multipart === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [field, value] of Object.entries(multipart)) form.set(field, value);
  return form;
}

const names = Object.keys(ROWS) as EndpointName[];

const getKind = (name: EndpointName) => {
  const { access, endedSession }: Endpoint = endpoints[name];
  const isOpen = access === "public" || access === "guest" || access === "order";
  return `${isOpen ? access : "permission"} ${endedSession ?? ""}`;
};

/** The first call of each kind of access. */
const FIRST_OF_KIND = new Set(
  new Map(names.toReversed().map((name) => [getKind(name), name])).values(),
);

const ALWAYS: readonly IdentityName[] = ["anonymous", "customer", "admin"];

function listCallers(name: EndpointName): IdentityName[] {
  const { expected } = ROWS[name];
  return IDENTITIES.filter(
    (identity) =>
      ALWAYS.includes(identity) ||
      FIRST_OF_KIND.has(name) ||
      (identity === "other customer" && expected[identity] !== expected.customer),
  );
}

async function callAs(origin: string, name: EndpointName): Promise<Partial<Statuses>> {
  const row = ROWS[name];
  const { method, path } = splitCall(endpoints[name]);
  const people = {
    customer: await givenPerson(),
    other: await givenPerson(),
    admin: await givenPerson("admin"),
  };
  const got: Partial<Statuses> = {};
  for (const identity of listCallers(name)) {
    const address = await filled(row.path ?? path, people.customer.id);
    const token = await readToken(identity, people);
    const url = new URL(`${origin}/api${address}`);
    // Sends the token in the query too, as a page's URL may (docs/product.md: Pages); no response may repeat it.
    if (method === "GET" && token) url.searchParams.set("token", token);
    const response = await fetch(url, {
      method,
      headers: {
        "X-Forwarded-For": nextAddress(),
        ...(row.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: findBody(row),
      redirect: "manual",
    });
    const told = `${JSON.stringify([...response.headers])} ${await response.text()}`;
    got[identity] = response.status;
    if (!ANSWER_TOKENS.includes(name))
      expect(holdsToken(told), `${name}: a token in ${told.slice(0, 500)}`).toBe(false);
  }
  return got;
}

for (const chapter of CHAPTERS) {
  test(`calls of ${chapter.name}`, async ({ baseURL }) => {
    const got: Record<string, Partial<Statuses>> = {};
    const expected: Record<string, Partial<Statuses>> = {};
    for (const name of names.filter((each) => endpoints[each].chapter === chapter.name)) {
      got[name] = await callAs(baseURL ?? "", name);
      expected[name] = Object.fromEntries(
        listCallers(name).map((identity) => [identity, ROWS[name].expected[identity]]),
      );
    }
    expect(got).toEqual(expected);
  });
}
