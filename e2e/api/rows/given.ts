import { givenProduct, sql } from "../../shop";
import { givenPerson } from "../identities";

/** Rows that the calls of the access table need, made in the database. */

const MAKERS: Record<string, (userId: string) => Promise<string>> = {
  order: givenOrder,
  address: givenAddress,
  session: givenSession,
  product: givenStockedProduct,
  user: givenUser,
};

/** Fills the {…} of a path with rows of the customer's. */
export async function filled(path: string, customerId: string): Promise<string> {
  let address = path;
  for (const [name, make] of Object.entries(MAKERS)) {
    const placeholder = `{${name}}`;
    if (address.includes(placeholder)) {
      address = address.replace(placeholder, await make(customerId));
    }
  }
  return address;
}

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

async function givenStockedProduct(): Promise<string> {
  return (await givenProduct(100, 1))._id;
}

/** Somebody of the test's own, whom an admin may change or delete. */
async function givenUser(): Promise<string> {
  return (await givenPerson()).id;
}
