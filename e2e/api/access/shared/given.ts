import { givenAddress, givenOrder, givenProof, givenSession } from "@/e2e/steps/factories";
import { database } from "../../../database";
import { givenProduct } from "../../../shop";
import { givenPerson } from "../../identities";

/** Creates the database rows that the calls of the access table need. */

const MAKERS: Record<string, (userId: string) => Promise<string>> = {
  order: async (userId) => (await givenOrder(database(), { userId })).id,
  address: async (userId) => (await givenAddress(database(), { userId })).id,
  session: async (userId) => (await givenSession(database(), { userId })).id,
  product: givenStockedProduct,
  user: givenUser,
  proof: async (userId) => (await givenProof(database(), { userId })).id,
};

/** Replaces the {…} of a path with ids of the customer's rows. */
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

async function givenStockedProduct(): Promise<string> {
  return (await givenProduct(100, 1))._id;
}

/** Creates a user for an admin to change or delete. */
async function givenUser(): Promise<string> {
  return (await givenPerson()).id;
}
