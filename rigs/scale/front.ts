import type { Translate } from "@/rigs/hard/check";
import type { OwnShop } from "@/rigs/hard/own-shop";
import type { Nginx } from "./nginx";

export interface Front {
  shop: OwnShop;
  nginx: Nginx;
  products: string[];
  admin: string;
  t: Translate;
}

export interface Answer {
  cache: string | null;
  text: string;
  headers: Headers;
}

export async function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(address, { headers, redirect: "manual" });
  return {
    cache: response.headers.get("x-cache"),
    text: await response.text(),
    headers: response.headers,
  };
}
