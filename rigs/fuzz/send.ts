import { plainPicture } from "@/e2e/steps/pictures";
import { createZip } from "@/e2e/steps/zip";
import type { Operation } from "./document";
import type { FuzzBody, FuzzFile, FuzzRequest } from "./request-arbitrary";
import { anyAddress, type World } from "./world";

/** Sends generated requests. */

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

const TIMEOUT_MS = 30_000;

let picture: Promise<Buffer> | undefined;

function filledDeep(value: unknown, world: World): unknown {
  const text = JSON.stringify(value);
  return text.includes("{{") ? JSON.parse(world.filled(text)) : value;
}

async function formData(body: FuzzBody & { kind: "form" }, world: World): Promise<FormData> {
  picture ??= plainPicture("png", { width: 60, height: 60 });
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields)) form.append(name, world.filled(value));
  for (const { name, type, content } of body.files) {
    const bytes = await readBytes(content, world, picture);
    form.append(body.fileField, new File([new Uint8Array(bytes)], name, { type }));
  }
  return form;
}

async function readBytes(
  content: FuzzFile["content"],
  world: World,
  drawn: Promise<Buffer>,
): Promise<Buffer> {
  if (content === "picture") return drawn;
  if (content === "zip") return createZip([{ name: "box.png", content: await drawn }]);
  return Buffer.from(world.filled(content.text));
}

interface Content {
  body?: string | FormData;
  headers?: Record<string, string>;
}

async function readContent(body: FuzzBody, world: World): Promise<Content> {
  switch (body.kind) {
    case "none":
      return {};
    case "json":
      return {
        body: JSON.stringify(filledDeep(body.value, world)),
        headers: { "Content-Type": "application/json" },
      };
    case "raw":
      return { body: body.text, ...(body.type && { headers: { "Content-Type": body.type } }) };
    case "form":
      return { body: await formData(body, world) };
  }
}

function getAddress({ path }: Operation, request: FuzzRequest, world: World): string {
  const names = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(world.filled(request.path[name] ?? "").toWellFormed()),
  );
  const order = /^\{\{order:(\d+)\}\}$/.exec(request.path.id ?? "")?.[1];
  const query = new URLSearchParams(
    Object.entries(request.query).flatMap(([name, value]) => {
      // An order is opened with its own key.
      const wanted = order && value?.startsWith("{{key:") ? `{{key:${order}}}` : value;
      return wanted === undefined ? [] : [[name, world.filled(wanted)]];
    }),
  ).toString();
  return `/api${names}${query && `?${query}`}`;
}

/** Replaces the total with the one that the shop quotes, when a request wants the right total. */
async function withTotal(origin: string, body: FuzzBody, world: World): Promise<FuzzBody> {
  if (body.kind !== "json" || !JSON.stringify(body.value).includes("{{total:0}}")) return body;
  const order = filledDeep(body.value, world) as { products?: unknown; promoCode?: unknown };
  const response = await fetch(`${origin}/api/cart/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
    body: JSON.stringify({ items: order.products, promoCode: order.promoCode }),
  });
  const { total = 0 } = (await response.json()) as { total?: number };
  const text = JSON.stringify(order).replaceAll('"{{total:0}}"', String(total));
  return { kind: "json", value: JSON.parse(text) };
}

/** Sends one request and reads the full response. */
export async function send(
  origin: string,
  operation: Operation,
  request: FuzzRequest,
  world: World,
): Promise<Answer> {
  const token = await world.tokenOf(request.caller);
  const content = await readContent(await withTotal(origin, request.body, world), world);
  const canHaveBody = operation.method !== "GET";
  const started = performance.now();
  const response = await fetch(`${origin}${getAddress(operation, request, world)}`, {
    method: operation.method,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "X-Forwarded-For": anyAddress(),
      ...request.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...content.headers,
    },
    ...(canHaveBody && { body: content.body }),
  });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  return { status: response.status, headers: response.headers, text, milliseconds };
}
