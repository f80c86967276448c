import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

// A real mail server on loopback. It saves every email of the shop as a complete .eml file, so that a test can open
// its links. The file name has the recipient, the time and a sequence number, so that tests need not read the
// hundreds of emails of a run to find one.

const port = Number(process.argv[2]);
const folder = process.argv[3] ?? "mail";

let arrived = 0;

async function keep(mail: Buffer, to: string): Promise<void> {
  const place = String((arrived += 1)).padStart(6, "0");
  const file = path.join(folder, `${Date.now()}-${place}-${encodeURIComponent(to)}`);
  await writeFile(file, mail);
  await rename(file, `${file}.eml`);
}

await mkdir(folder, { recursive: true });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    const to = envelope.rcptTo.map(({ address }) => address).join();
    buffer(stream)
      .then((mail) => keep(mail, to))
      .then(() => {
        done();
      }, done);
  },
});
server.listen(port, "127.0.0.1", () => {
  // A shop killed while sending breaks its connection; the server keeps running.
  server.on("error", () => undefined);
});
