import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports (Linux from 32768 on, others from 49152): the system could assign one of those to any
 * connection before the server listens, or while a test's shop is down. Browsers block none of these.
 */
const PORTS = { first: 20_000, end: 32_768 };
const TRIES = 100;

/** The ports returned in this process, because a caller that asks for several does not listen on them yet. */
const given = new Set<number>();

/** Returns a free port of this machine that this process has not used before. */
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
