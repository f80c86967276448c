import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A line to a server that can be cut or held, as a network or a stopped process would: what a test
 * connects to instead of the server itself.
 */
export interface FaultyWire {
  port: number;
  /** Everything passes; what was held goes on. */
  mend(): void;
  /** Connections are accepted and kept, and nothing goes through: a server that stands still. */
  hold(): void;
  /** Open connections are reset and new ones as well: a server that is gone. */
  cut(): void;
  close(): Promise<void>;
}

export async function faultyWire(target: { host: string; port: number }): Promise<FaultyWire> {
  let state: "whole" | "held" | "cut" = "whole";
  const ends = new Set<Socket>();
  const track = (socket: Socket) => {
    ends.add(socket);
    socket.on("close", () => ends.delete(socket));
    // A reset is what these tests are for.
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((near) => {
    if (state === "cut") {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    const pass = (from: Socket, to: Socket) => {
      track(from);
      from.on("data", (chunk: Buffer) => to.write(chunk));
      from.on("end", () => to.end());
      from.on("close", () => to.destroy());
      if (state === "held") from.pause();
    };
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    mend: () => {
      state = "whole";
      for (const end of ends) end.resume();
    },
    hold: () => {
      state = "held";
      for (const end of ends) end.pause();
    },
    cut: () => {
      state = "cut";
      for (const end of ends) end.resetAndDestroy();
    },
    close: async () => {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
