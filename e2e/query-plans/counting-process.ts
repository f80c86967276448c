import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { webMetrics } from "../../lib/runtime/observability/metrics.ts";
import { answerMetrics, sendMeasurements } from "../../lib/runtime/observability/metrics-page.ts";

// A web process without a shop: counts as many requests as its arguments say, and serves metrics.

const [requests, token = ""] = process.argv.slice(2);
const { registry, count } = webMetrics();
sendMeasurements(registry);
for (let done = 0; done < Number(requests); done += 1) {
  count({ id: "", method: "GET", route: "/product/[id]", status: 200, ms: 30, bytes: 1 });
}
count({ id: "", method: "POST", route: "/api/orders", status: 429, ms: 1, bytes: 1 });
const server = createServer((request, response) => void answerMetrics(request, response, token));
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.({ port: (server.address() as AddressInfo).port });
// Ends with the test that started it.
process.on("disconnect", () => process.exit(0));
