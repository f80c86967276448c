import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A proxy to a server that can be cut or held, to simulate a broken network or a stopped process. A test connects
 * to it instead of the server.
 */
export interface FaultyWire {
  port: number;
  /** Passes everything on again, including held data. */
  mend(): void;
  /** Accepts and keeps connections but passes nothing on, like a server that hangs. */
  hold(): void;
  /** Resets open and new connections, like a server that is down. */
  cut(): void;
  close(): Promise<void>;
}

export async function faultyWire(target: { host: string; port: number }): Promise<FaultyWire> {
  let state: "whole" | "held" | "cut" = "whole";
  const ends = new Set<Socket>();
  const track = (socket: Socket) => {
    ends.add(socket);
    socket.on("close", () => ends.delete(socket));
    // Resets are expected in these tests.
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
