import type { APIRequestContext, APIResponse } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { plainPicture } from "../steps/pictures";
import { expect } from "../caller";
import { sql } from "../shop";
import { givenPerson, readToken } from "./identities";

/** The product form of an admin, as the API tests send it. */

export interface Saved {
  _id: string;
  name: string;
  images: string[];
  thumbnailImage: string;
  updatedAt: string;
}

export interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const MB = 1024 * 1024;

let token: Promise<string> | undefined;

/** Returns the token of an admin shared by the tests of a file. */
export function adminToken(): Promise<string> {
  token ??= (async () => {
    const admin = await givenPerson("admin");
    return (await readToken("admin", { customer: admin, other: admin, admin })) ?? "";
  })();
  return token;
}

export const authorized = async () => ({ Authorization: `Bearer ${await adminToken()}` });

export const newName = () => `Upload test ${randomUUID()}`;

export const toFields = (name: string) => ({
  name,
  price: "9999999",
  category: "Protection",
  description: "Made for a test.",
  inStock: "true",
  stockCount: "5",
});

export const png = async (name = "box.png"): Promise<Sent> => ({
  name,
  mimeType: "image/png",
  buffer: await plainPicture("png", { width: 900, height: 900 }),
});

export const file = (name: string, buffer: Buffer): Sent => ({
  name,
  mimeType: "image/png",
  buffer,
});

/** Builds the form by hand, because Playwright's forms allow only one file per name. */
export function toForm(fields: Record<string, string>, files: readonly Sent[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, buffer, mimeType } of files) {
    form.append("images", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  return form;
}

export const send = async (
  request: APIRequestContext,
  method: "POST" | "PUT",
  address: string,
  fields: Record<string, string>,
  files: readonly Sent[] = [],
): Promise<APIResponse> =>
  request.fetch(address, { method, multipart: toForm(fields, files), headers: await authorized() });

export async function create(request: APIRequestContext, name = newName()): Promise<Saved> {
  const response = await send(request, "POST", "/api/products", toFields(name), [await png()]);
  expect(response.status()).toBe(201);
  return (await response.json()) as Saved;
}

export const getCount = async (name: string) =>
  (await sql(`SELECT FROM products WHERE name = $1`, [name])).length;
