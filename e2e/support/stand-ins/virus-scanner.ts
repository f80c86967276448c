import { createServer, type AddressInfo, type Socket } from "node:net";

/** A harmless file that every virus scanner reports (eicar.org). In two parts, so that none reports this one. */
export const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-"),
);

/** The scanner's fixed response; null hangs up without one. */
type Answer = string | null;

/** A stand-in for clamd on loopback, which detects one virus. */
export async function startVirusScanner() {
  let answer: Answer | undefined;
  const scanned: number[] = [];
  const server = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      const content = findContent(seen);
      if (!content) return;
      scanned.push(content.length);
      reply(socket, answer === undefined ? verdictOn(content) : answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    /** Sizes of completely received files. */
    scanned,
    answerWith: (given: Answer | undefined) => void (answer = given),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const verdictOn = (content: Buffer) =>
  content.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";

function reply(socket: Socket, answer: Answer): void {
  if (answer === null) socket.destroy();
  else socket.end(`${answer}\0`);
}

/** The file of an INSTREAM command; null until it is complete. */
function findContent(seen: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= seen.length) {
    const length = seen.readUInt32BE(at);
    at += 4;
    if (length === 0) {
      return seen.subarray(0, command.length).toString() === command ? Buffer.concat(chunks) : null;
    }
    chunks.push(seen.subarray(at, at + length));
    at += length;
  }
  return null;
}
