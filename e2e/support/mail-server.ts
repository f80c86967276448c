import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

// A real mail server on loopback: takes whatever the shop sends and keeps it as .eml files, whole or
// not at all, so that a test can open the links of a mail as its reader would. The name says to whom it
// went, when, and after how many others: a run leaves hundreds of mails, and nobody has to read them all to find one.

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
  // A shop that is killed while it sends breaks its connection; the server goes on for the next one.
  server.on("error", () => undefined);
});
