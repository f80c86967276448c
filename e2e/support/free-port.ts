import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below what systems hand out by themselves (Linux from 32768 on, others from 49152): one of those may be given to
 * any connection of the machine before somebody listens there, or while a shop of the tests is down. Browsers
 * refuse none of these.
 */
const PORTS = { first: 20_000, end: 32_768 };
const TRIES = 100;

/** Those of this process: whoever asks for several listens on none of them yet. */
const given = new Set<number>();

/** A port of this machine on which nobody listens, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
  throw new Error(`None of ${TRIES} ports from ${PORTS.first} to ${PORTS.end} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
