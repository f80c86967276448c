import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sendHeadersWithBody } from "./headers-with-body";

/** As Next writes a body, and whether the headers were on their way before it. */
function answer(response: ServerResponse): boolean {
  sendHeadersWithBody(response);
  response.setHeader("X-Own", "yes");
  response.flushHeaders();
  const wasSent = response.headersSent;
  response.write("a ");
  response.end("body");
  return wasSent;
}

it("sends the headers with the first part of the body", async () => {
  const early: boolean[] = [];
  const server = createServer((_request, response) => early.push(answer(response)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect([response.headers.get("x-own"), await response.text()]).toEqual(["yes", "a body"]);
  expect(early).toEqual([false]);
  server.close();
});
