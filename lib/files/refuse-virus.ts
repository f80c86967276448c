import "server-only";
import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";

/** The scanner's silence, in milliseconds, after which it counts as down. */
const SILENCE_MS = 60_000;
const PORT = 3310;

/**
 * Has ClamAV scan a file, where `CLAMAV_URL` names one. Speaks clamd's INSTREAM command (`man clamd`) itself: the package
 * `clamscan` has had no release for two years.
 * @throws AppError unsupported_media_type for a file with a virus; unavailable when the scanner gives no verdict, so that
 * no file passes unscanned
 */
export async function refuseVirus(file: string): Promise<void> {
  const { CLAMAV_URL: scanner } = env();
  if (!scanner) return;
  const verdict = await scan(new URL(scanner), file);
  if (verdict === "stream: OK") return;
  if (verdict.endsWith(" FOUND")) {
    log.info(`A file was refused: ${verdict}`);
    throw new AppError(
      "unsupported_media_type",
      "The virus scanner found something harmful in this file. Check your computer, and send a clean file.",
    );
  }
  log.error(`The virus scanner gave no verdict: ${verdict}`);
  throw new AppError("unavailable", "Files cannot be checked right now. Please try again later.");
}

async function scan({ hostname, port }: URL, file: string): Promise<string> {
  const socket = connect(Number(port) || PORT, hostname.replace(/^\[|\]$/g, ""));
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("no answer in time")));
  try {
    const [reply] = await Promise.all([
      text(socket),
      pipeline(streamChunks(file), socket, { end: false }),
    ]);
    return reply.replace(/\0$/, "").trim();
  } catch (error) {
    return String(error);
  } finally {
    socket.destroy();
  }
}

/** Each chunk is preceded by its length in four bytes; a length of zero ends the file. */
async function* streamChunks(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}
