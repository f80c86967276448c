import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import next from "next";
import { log, logConsole } from "../log.ts";
import { NO_PROXIES, parseProxies } from "../proxies.ts";
import { beforeNext } from "./before-next.ts";
import { takeBuiltConfig } from "./built-config.ts";
import { directUploadOrigin } from "./direct-upload-script.ts";
import { drawOwnPages } from "./draw-own-pages.ts";
import { finishPages } from "./finish-pages.ts";
import type { PageScripts } from "./finished-page.ts";
import { sendHeadersWithBody } from "./headers-with-body.ts";
import { keepAnswer } from "./kept-answers.ts";
import { logMissingPath } from "./missing-path.ts";
import { obeySupervisor } from "./obey-supervisor.ts";
import { observing } from "./observing.ts";
import { setOwnHeaders } from "./own-headers.ts";
import { readPackedStatics } from "./packed-statics.ts";
import { patientServer } from "./patient-server.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { shareWithOthers } from "./share-with-others.ts";
import { watchReplica } from "./watch-replica.ts";

// The web process: a plain server that answers what it can by itself (before-next.ts), hands the rest on
// to Next, and drains before it ends. Its supervisor (start.ts) validated the environment.

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
const OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";
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
  statics: dev ? new Map() : await readPackedStatics(OUTPUT),
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
      finishPages({ request, response, policy, answerMissing });
      keepAnswer(request, response);
    }
    handle(request, response);
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
  ? (await import("./tracing.ts")).startTracing()
  : undefined;
const { DATABASE_READ_URL, DATABASE_DIRECT_URL = "" } = process.env;
if (DATABASE_READ_URL)
  watchReplica({ primaryUrl: DATABASE_DIRECT_URL, replicaUrl: DATABASE_READ_URL });
const stopSharing = shareWithOthers({
  databaseUrl: process.env.DATABASE_DIRECT_URL ?? "",
  secret: process.env.AUTH_SECRET ?? "",
});
if (!dev) await takeBuiltConfig(OUTPUT);
const app = next({ dev, port, hostname: "localhost" });
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
