import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import next from "next";
import sirv from "sirv";
import { CLIENT_ADDRESS_HEADER } from "../client-address-header.ts";
import { MAY_KEEP_HEADER } from "../kept-answer.ts";
import { log, logConsole } from "../log.ts";
import { callerAddress, NO_PROXIES, parseProxies } from "../proxies.ts";
import { answerDirectUploadScript, directUploadOrigin } from "./direct-upload-script.ts";
import { finishPages } from "./finish-pages.ts";
import type { PageScripts } from "./finished-page.ts";
import { answerKept, isAnonymousRead, keepAnswer } from "./kept-answers.ts";
import { answerKeptPage } from "./kept-pages.ts";
import { answerKeptSearch } from "./kept-searches.ts";
import { logMissingPath } from "./missing-path.ts";
import { oneCaseAddress } from "./one-case-address.ts";
import { observing } from "./observing.ts";
import { refusePage, consumePageLimit } from "./page-limits.ts";
import { obeySupervisor } from "./obey-supervisor.ts";
import { answerPacked, readPackedStatics, type PackedStatics } from "./packed-statics.ts";
import { mayBePage } from "./page-kinds.ts";
import { patientServer } from "./patient-server.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { shareWithOthers } from "./share-with-others.ts";
import { unanswerable } from "./unanswerable.ts";
import { watchReplica } from "./watch-replica.ts";

// The web process: Next behind a plain server that knows the caller's address, serves the stored
// pictures, and drains before it ends. Its supervisor (start.ts) validated the environment.

const port = Number(process.env.PORT);
// An empty one means every interface that the machine has.
const host = process.env.HOST || undefined;
const proxies = parseProxies(process.env.TRUST_PROXY ?? "0") ?? NO_PROXIES;
const origin = process.env.APP_URL ?? "";
const pictures = process.env.S3_PUBLIC_URL || process.env.S3_ENDPOINT;
const razorpay = process.env.RAZORPAY_KEY_ID
  ? process.env.RAZORPAY_API_URL || "https://api.razorpay.com"
  : undefined;
const uploads = directUploadOrigin(process.env);
const dev = process.argv.includes("--dev");
const policy = ({ scripts, pays }: PageScripts) =>
  contentSecurityPolicy(scripts, { pictures, razorpay: pays ? razorpay : undefined });
/** No file of app/ answers here: Next serves its 404 page whole. */
const NO_PAGE = "/no-such-page";
const MOST_LISTENERS = 20;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const serveMedia = sirv(path.resolve(process.env.DATA_DIR ?? ".data", "uploads"), {
  // Looks on disk at each request: pictures are added while the shop runs.
  dev: true,
  etag: true,
  setHeaders: (response) => {
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.setHeader("Content-Security-Policy", "default-src 'none'");
  },
  onNoMatch: (_request, response) => {
    response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
    response.end("There is no such picture.\n");
  },
});

const compress = compression();
const statics: PackedStatics = dev
  ? new Map()
  : await readPackedStatics(process.env.NEXT_DIST_DIR ?? ".next");

function mediaPath(url: string | undefined): string | undefined {
  return url?.startsWith("/media/") ? url.slice("/media".length) : undefined;
}

function noteAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const address = callerAddress(socket.remoteAddress, forwarded, proxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  headers["x-forwarded-for"] = address;
  // Ours alone to say.
  Reflect.deleteProperty(headers, MAY_KEEP_HEADER);
  return address;
}

/** Next's listener, with pictures and the caller's address put before it. */
function withAddress(handle: Listener): Listener {
  return (request, response) => {
    // Next alone listens nine times for the end of an admin's page; Node warns of the eleventh listener.
    response.setMaxListeners(MOST_LISTENERS);
    logMissingPath(request, response);
    const headers = securityHeaders({ url: request.url ?? "", origin, dev, pictures, razorpay });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refusal = unanswerable(request);
    if (refusal) {
      response.writeHead(refusal.status, refusal.headers).end(refusal.body);
      return;
    }
    const oneCase = oneCaseAddress(request.url ?? "");
    if (oneCase !== undefined) {
      response.writeHead(308, { Location: oneCase }).end();
      return;
    }
    const picture = mediaPath(request.url);
    if (picture !== undefined) {
      request.url = picture;
      serveMedia(request, response);
      return;
    }
    if (answerPacked(statics, request, response)) return;
    if (answerDirectUploadScript(request, response, uploads)) return;
    const address = noteAddress(request);
    const isKeepable = !dev && isAnonymousRead(request);
    if (isKeepable && answerKept(request, response, address)) return;
    const isPage = !dev && mayBePage(request);
    if (isPage && (answerKeptPage(request, response) || answerKeptSearch(request, response)))
      return;
    const wait = isPage ? consumePageLimit(request, response, address) : 0;
    if (wait > 0) {
      refusePage(response, wait);
      return;
    }
    compress(request as never, response as never, () => {
      if (isPage) {
        const answerMissing = () => {
          request.url = NO_PAGE;
          handle(request, response);
        };
        finishPages({ request, response, policy, answerMissing });
      }
      if (isKeepable) keepAnswer(request, response);
      handle(request, response);
    });
  };
}

if (!dev) logConsole();
const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./tracing.ts")).startTracing()
  : undefined;
const { DATABASE_READ_URL, DATABASE_DIRECT_URL = "" } = process.env;
if (DATABASE_READ_URL)
  watchReplica({ primaryUrl: DATABASE_DIRECT_URL, replicaUrl: DATABASE_READ_URL });
const stopSharing = shareWithOthers({
  databaseUrl: process.env.DATABASE_DIRECT_URL ?? "",
  secret: process.env.AUTH_SECRET ?? "",
});
const app = next({ dev, port, hostname: "localhost" });
await app.prepare();
const listener = withAddress(
  (request, response) => void app.getRequestHandler()(request, response),
);
const server = patientServer(await observing(listener, { proxies, dev, env: process.env }));
obeySupervisor(server, async () => {
  await stopSharing();
  await tracing?.stop().catch((error: unknown) => log.error("Spans could not be sent", error));
});
server.listen(port, host);
