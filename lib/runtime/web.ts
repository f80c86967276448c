import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { NO_PROXIES, parseProxies } from "../base/http/proxies.ts";
import { log, logConsole } from "../base/log.ts";
import { DIST } from "../base/programs/programs.ts";
import { shopListener } from "./answers/shop-listener.ts";
import { listGatewaySources } from "../payments/gateways/facts.ts";
import { LOAD_ONLY } from "./build/load-only.ts";
import { observing } from "./observability/observing.ts";
import { patientServer } from "./requests/patient-server.ts";
import { persistCounts } from "./sharing/persist-counts.ts";
import { shareWithOthers } from "./sharing/share-with-others.ts";
import { watchReplica } from "./sharing/watch-replica.ts";
import { obeySupervisor } from "./supervisor/obey-supervisor.ts";

// The web process: Next behind a plain node:http server. Its supervisor (start.ts) has validated the environment.

if (process.argv.includes(LOAD_ONLY)) process.exit(0);
const { env } = process;
const port = Number(env.PORT);
// An empty HOST means every interface of the machine.
const host = env.HOST || undefined;
const proxies = parseProxies(env.TRUST_PROXY ?? "0") ?? NO_PROXIES;
const dev = process.argv.includes("--dev");

if (!dev) logConsole();
const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./observability/tracing.ts")).startTracing()
  : undefined;
const primaryUrl = env.DATABASE_DIRECT_URL ?? "";
if (env.DATABASE_READ_URL) watchReplica({ primaryUrl, replicaUrl: env.DATABASE_READ_URL });
const stopSharing = shareWithOthers(primaryUrl);
const writeRemainder = persistCounts(primaryUrl);
/**
 * Next listens for upgrade requests, which it leaves open forever, and neither counts nor logs. Development needs
 * them. Otherwise Next gets a server that nobody calls, and Node answers upgrades like any other request.
 */
const upgrades = dev ? {} : { httpServer: createServer() };
// The configuration in `dist` is plain JavaScript: Next would load a compiler for next.config.ts and keep it.
const app = next({ dev, dir: dev ? "." : DIST, port, hostname: "localhost", ...upgrades });
await app.prepare();
const listener = shopListener(app.getRequestHandler(), {
  proxies,
  dev,
  origin: env.APP_URL ?? "",
  pictures: env.S3_PUBLIC_URL || env.S3_ENDPOINT,
  gatewaySources: listGatewaySources(env),
  pictureFolder: path.resolve(env.DATA_DIR ?? ".data", "uploads"),
  caches: !dev && env.HTTP_CACHE !== "0",
});
const server = patientServer(await observing(listener, { proxies, dev, env }));
obeySupervisor(server, async () => {
  await writeRemainder();
  await stopSharing();
  await tracing?.stop().catch((error: unknown) => log.error("Spans could not be sent", error));
});
server.listen(port, host);
