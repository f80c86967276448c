import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { sessionFor } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { lockAccount } from "@/lib/identity/session/lock-account";

/** Calls about an order, a file or an offer that the caller may not change are refused before the body is read. */

const { db } = testDatabase();
const { givenCompany } = companySteps(db);

type Method = (request: NextRequest, context: unknown) => Promise<Response>;

const routes = import.meta.glob<Record<string, Method>>("./**/route.ts");

/** Endpoints that name their subject in the body. */
const NAMED_IN_BODY: readonly EndpointName[] = ["startArtwork", "openRazorpay"];

const WRITES = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, { access, body, bytes, multipart }]) =>
    access === "order" && (body ?? bytes ?? multipart) && !NAMED_IN_BODY.includes(name),
);

/** Returns the response, and how many bytes of the body were read. */
async function send([, endpoint]: (typeof WRITES)[number], id: string, token?: string) {
  const { method, path } = splitCall(endpoint);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1024;
        controller.enqueue(new Uint8Array(1024));
        if (taken >= 4096) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const other = { n: "1", line: id, pin: id, callOff: id };
  const named = path.replaceAll(/\{(\w+)\}/g, "[$1]");
  const load = routes[`.${named}/route.ts`];
  if (!load) throw new Error(`No route for ${path}`);
  const handler = (await load())[method];
  const request = new NextRequest(`http://localhost:3000/api${path.replace("{id}", id)}`, {
    method,
    body,
    duplex: "half",
    headers: {
      "Content-Type": "application/json",
      [CLIENT_ADDRESS_HEADER]: "203.0.113.7",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const answer = await handler?.(request, { params: Promise.resolve({ id, ...other }) });
  return { status: answer?.status, taken };
}

const NOBODYS = "0199c0de-0000-7000-8000-000000000001";

it("finds such calls", () => expect(WRITES.length).toBeGreaterThan(12));

it.each(WRITES)("%s refuses a missing subject without reading the body", async (...call) => {
  expect(await send(call, NOBODYS)).toEqual({ status: 404, taken: 0 });
});

describe("a company member with read access", () => {
  let viewer: string;
  let order: string;
  let artwork: string;
  let uploader: string;

  beforeEach(async () => {
    const { id: companyId, members } = await givenCompany();
    const open = (id: string) =>
      db.$transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new Error("No account");
        return (await sessionFor(tx, account)).token;
      });
    viewer = await open(members.viewer.id);
    uploader = await open(members.buyer.id);
    order = (await givenOrder(db, { userId: members.buyer.id, companyId })).id;
    const file = { name: "box.pdf", size: 4096, type: "application/pdf", partSize: 4096 };
    const of = { userId: members.buyer.id, orderId: order, storage: "disk" };
    artwork = (await db.artwork.create({ data: { ...file, ...of } })).id;
  });

  it.each(WRITES.filter(([, { call }]) => / \/(orders|artworks)\//.test(call)))(
    "%s is refused without reading the body",
    async (...call) => {
      const id = call[1].call.includes(" /orders") ? order : artwork;
      expect(await send(call, id, viewer)).toEqual({ status: 403, taken: 0 });
    },
  );

  it("leaves a colleague's upload unchanged, and the colleague continues it", async () => {
    const part = WRITES.find(([name]) => name === "putArtworkPart");
    if (!part) throw new Error("No such call");
    expect(await send(part, artwork, uploader)).toEqual({ status: 204, taken: 4096 });
  });
});
