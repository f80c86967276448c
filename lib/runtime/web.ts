import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import next from "next";
import { log, logConsole } from "../base/log.ts";
import { NO_PROXIES, parseProxies } from "../base/client-address/proxies.ts";
import { beforeNext } from "./around-next/before-next.ts";
import { BUILD_OUTPUT } from "./build/build-output.ts";
import { takeBuiltConfig } from "./build/built-config.ts";
import { answerDirectly } from "./around-next/direct-calls.ts";
import { directUploadOrigin } from "./around-next/direct-upload-script.ts";
import { drawOwnPages } from "./around-next/draw-own-pages.ts";
import { finishPages } from "./around-next/finish-pages.ts";
import type { PageScripts } from "./answers/finished-page.ts";
import { sendHeadersWithBody } from "./answers/headers-with-body.ts";
import { keepAnswer } from "./caches/kept-answers.ts";
import { LOAD_ONLY } from "./build/load-only.mjs";
import { isMissingProduct } from "./around-next/missing-products.ts";
import { answerSearch } from "./around-next/searches.ts";
import { logMissingPath } from "./requests/missing-path.ts";
import { obeySupervisor } from "./supervisor/obey-supervisor.ts";
import { observing } from "./observability/observing.ts";
import { setOwnHeaders } from "./requests/own-headers.ts";
import { readPackedStatics } from "./caches/packed-statics.ts";
import { patientServer } from "./requests/patient-server.ts";
import { contentSecurityPolicy, securityHeaders } from "./answers/security-headers.ts";
import { shareWithOthers } from "./sharing/share-with-others.ts";
import { watchReplica } from "./sharing/watch-replica.ts";

// The web process: a plain server that answers what it can by itself (before-next.ts), hands the rest on
// to Next, and drains before it ends. Its supervisor (start.ts) validated the environment.

if (process.argv.includes(LOAD_ONLY)) process.exit(0);
const port = Number(process.env.PORT);
// An empty one means every interface that the machine has.
const host = process.env.HOST || undefined;
const proxies = parseProxies(process.env.TRUST_PROXY ?? "0") ?? NO_PROXIES;
const origin = process.env.APP_URL ?? "";
const pictures = process.env.S3_PUBLIC_URL || process.env.S3_ENDPOINT;
const razorpay = process.env.RAZORPAY_KEY_ID
  ? process.env.RAZORPAY_API_URL || "https://api.razorpay.com"
  : undefined;
const dev = process.argv.includes("--dev");
const policy = ({ scripts, pays }: PageScripts) =>
  contentSecurityPolicy(scripts, { pictures, razorpay: pays ? razorpay : undefined });
/** No file of app/ answers here: Next serves its 404 page whole. */
const NO_PAGE = "/no-such-page";
const MOST_LISTENERS = 20;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const headersAt = securityHeaders({ origin, dev, pictures, razorpay });
const compress = compression();
const answerers = beforeNext({
  dev,
  pictureFolder: path.resolve(process.env.DATA_DIR ?? ".data", "uploads"),
  statics: dev ? new Map() : await readPackedStatics(BUILD_OUTPUT),
  uploads: directUploadOrigin(process.env),
});

/** What holds for every request, whoever answers it. */
function prepare(request: IncomingMessage, response: ServerResponse): void {
  // Next alone listens nine times for the end of an admin's page; Node warns of the eleventh listener.
  response.setMaxListeners(MOST_LISTENERS);
  logMissingPath(request, response);
  const headers = headersAt(request.url ?? "");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  setOwnHeaders(request, proxies);
}

/** Has Next answer; what it answers is finished on its way out. */
function handOn(handle: Listener, request: IncomingMessage, response: ServerResponse): void {
  const answerMissing = () => {
    request.url = NO_PAGE;
    handle(request, response);
  };
  if (!dev) sendHeadersWithBody(response);
  // Around the others: it leaves alone what they have compressed.
  compress(request as never, response as never, () => {
    if (!dev) {
      // Next makes the spans of what it answers.
      if (!tracing && answerDirectly(request, response)) return;
      finishPages({ request, response, policy, answerMissing });
      keepAnswer(request, response);
      if (!tracing && answerSearch(request, response)) return;
    }
    isMissingProduct(request)
      .then((isMissing) => (isMissing ? answerMissing() : handle(request, response)))
      .catch((error: unknown) => {
        log.error("A request could not be handed on", error);
        response.destroy();
      });
  });
}

/** Next's listener, asked last. */
function asLast(handle: Listener): Listener {
  return (request, response) => {
    prepare(request, response);
    for (const answer of answerers) if (answer(request, response)) return;
    handOn(handle, request, response);
  };
}

if (!dev) logConsole();
const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./observability/tracing.ts")).startTracing()
  : undefined;
const { DATABASE_READ_URL, DATABASE_DIRECT_URL = "" } = process.env;
if (DATABASE_READ_URL)
  watchReplica({ primaryUrl: DATABASE_DIRECT_URL, replicaUrl: DATABASE_READ_URL });
const stopSharing = shareWithOthers({
  databaseUrl: process.env.DATABASE_DIRECT_URL ?? "",
  secret: process.env.AUTH_SECRET ?? "",
});
if (!dev) await takeBuiltConfig(BUILD_OUTPUT);
/**
 * Next listens for requests to upgrade, which it leaves open without an end, counts and logs nowhere. Where it is
 * developed it needs them; else it is told to listen where nobody calls, and Node answers them as any other request.
 */
const upgrades = dev ? {} : { httpServer: createServer() };
const app = next({ dev, port, hostname: "localhost", ...upgrades });
await app.prepare();
const handle = app.getRequestHandler();
drawOwnPages(handle);
const listener = asLast((request, response) => void handle(request, response));
const server = patientServer(await observing(listener, { proxies, dev, env: process.env }));
obeySupervisor(server, async () => {
  await stopSharing();
  await tracing?.stop().catch((error: unknown) => log.error("Spans could not be sent", error));
});
server.listen(port, host);
