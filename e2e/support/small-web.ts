import { createServer } from "node:http";
import { obeySupervisor } from "../../lib/runtime/supervisor/obey-supervisor.ts";
import { hearSiblings, notifySiblings } from "../../lib/runtime/sharing/notify-siblings.ts";
import { LASTING } from "./lasting-connections.ts";

// A web process without a shop that returns its own id, for tests of starting web processes.

const ANSWERING_MS = 10;

let heard = 0;

if (process.env.SMALL_WEB === "broken") process.exit(3);
const server = createServer(LASTING, ({ url }, response) => {
  if (url === "/throw") {
    setImmediate(() => {
      throw new Error("Nobody catches this.");
    });
  }
  if (url === "/tell") {
    void notifySiblings(["settings"]).then(() => response.end(String(process.pid)));
    return;
  }
  if (url === "/heard") {
    response.end(String(heard));
    return;
  }
  setTimeout(() => response.end(String(process.pid)), ANSWERING_MS);
});
hearSiblings((tags) => {
  heard += tags.length;
});
obeySupervisor(server, () => Promise.resolve());
server.listen(Number(process.env.SMALL_WEB_PORT), "127.0.0.1");
