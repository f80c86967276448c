import { randomUUID } from "node:crypto";
import type { Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import type { Front } from "./front";

/** Checks that the largest allowed file reaches the shop through nginx; the shop may refuse its content. */
export async function bodies({ nginx, admin }: Front): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, path, multipart } of Object.values<Endpoint>(endpoints)) {
    if (!multipart) continue;
    const { field, maxBytes } = multipart.files;
    const body = new FormData();
    body.set(field, new File([new Uint8Array(maxBytes)], "file"));
    const headers = { Authorization: `Bearer ${admin}` };
    const address = `${nginx.origin}/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
    const answer = await fetch(address, { method, headers, body });
    await answer.arrayBuffer();
    if (answer.headers.get("content-type")?.includes("json")) continue;
    faults.push(`${method} ${path} with ${maxBytes} bytes is answered ${answer.status} by nginx.`);
  }
  return faults;
}
