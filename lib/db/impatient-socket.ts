import { Socket } from "node:net";

/**
 * Returns a socket for a database connection that is treated as dead when it owes an answer for this many
 * milliseconds.
 */
export function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  const reached = () => (socket.connecting ? -1 : socket.bytesRead);
  socket.setTimeout(milliseconds);
  socket.on("timeout", () => {
    const before = reached();
    // Timers run before input is read: a process that was blocked itself has not yet seen what arrived meanwhile.
    setImmediate(() => {
      if (reached() !== before) return;
      socket.destroy(Object.assign(new Error("The database is silent."), { code: "ETIMEDOUT" }));
    });
  });
  return socket;
}
