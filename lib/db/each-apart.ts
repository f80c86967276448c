import "server-only";
import { log } from "@/lib/base/log";
import { isOutage, stoppedBecause } from "./outage";

/**
 * Does the pieces of a job one after another and returns what came of them. A piece that fails is logged and left out,
 * so that it keeps none of the others from being done; an outage ends the job.
 */
export async function eachApart<Piece extends { id: string }, Outcome>(
  pieces: Iterable<Piece>,
  work: (piece: Piece) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const piece of pieces) {
    try {
      outcomes.push(await work(piece));
    } catch (error) {
      if (isOutage(error) && !stoppedBecause(error)) throw error;
      log.error(`${piece.id} could not be looked after; the next try is with the next run`, error);
    }
  }
  return outcomes;
}
