import { Socket } from "node:net";

/** For a connection to a database: one that owes an answer for so many milliseconds is taken for dead. */
export function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    socket.destroy(Object.assign(new Error("The database is silent."), { code: "ETIMEDOUT" }));
  });
  return socket;
}
