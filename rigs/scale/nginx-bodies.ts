import { randomUUID } from "node:crypto";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import type { Front } from "./front";

/** Checks that the largest allowed file reaches the shop through nginx; the shop may refuse its content. */
export async function bodies({ nginx, admin }: Front): Promise<string[]> {
  const faults: string[] = [];
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (!endpoint.multipart) continue;
    const { method, path } = splitCall(endpoint);
    const { field, maxBytes } = endpoint.multipart.files;
    const body = new FormData();
    body.set(field, new File([new Uint8Array(maxBytes)], "file"));
    const headers = { Authorization: `Bearer ${admin}` };
    const address = `${nginx.origin}/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
    const answer = await fetch(address, { method, headers, body });
    await answer.arrayBuffer();
    if (answer.headers.get("content-type")?.includes("json")) continue;
    faults.push(`${endpoint.call} with ${maxBytes} bytes is answered ${answer.status} by nginx.`);
  }
  return faults;
}
