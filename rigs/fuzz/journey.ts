import { randomUUID } from "node:crypto";
import type { OwnShop } from "@/rigs/hard/own-shop";
import type { FuzzBody, FuzzFile, FuzzRequest } from "./request-arbitrary";

/** The options of a journey, and how it makes calls. */

export interface Reached {
  headers: Headers;
  body: unknown;
}

/**
 * Makes one call that must succeed.
 * @throws Error when it fails, because later steps need its result
 */
export type Reach = (operation: string, request: Partial<FuzzRequest>) => Promise<Reached>;

export interface JourneyOptions {
  shop: OwnShop;
  reach: Reach;
  /** The token of an admin, and the id of a product that is for sale. */
  admin: string;
  product: string;
}

export type Journey = (options: JourneyOptions) => Promise<void>;

export const json = (value: unknown): { body: FuzzBody } => ({ body: { kind: "json", value } });
export const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
export const newEmail = () => `journey-${randomUUID()}@fuzz.example`;

const PICTURE: FuzzFile = { name: "box.png", type: "image/png", content: "picture" };

export const form = (fileField: string, fields: Record<string, string>): { body: FuzzBody } => ({
  body: { kind: "form", fields, fileField, files: [PICTURE] },
});
