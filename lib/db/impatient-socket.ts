import { Socket } from "node:net";

/** For a connection to a database: one that owes an answer for so many milliseconds is taken for dead. */
export function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  const reached = () => (socket.connecting ? -1 : socket.bytesRead);
  socket.setTimeout(milliseconds);
  socket.on("timeout", () => {
    const before = reached();
    // Timers come before what is to be read: a process that stood still itself has not seen yet what came meanwhile.
    setImmediate(() => {
      if (reached() !== before) return;
      socket.destroy(Object.assign(new Error("The database is silent."), { code: "ETIMEDOUT" }));
    });
  });
  return socket;
}
