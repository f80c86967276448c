import "server-only";
import { innermostCode } from "./outage";

/** Prisma's code and PostgreSQL's for a violated unique index. */
const TAKEN = ["P2002", "23505"];

/** Reports whether another transaction was quicker, and wrote what a unique index allows once. */
export const isTaken = (error: unknown): boolean => TAKEN.includes(innermostCode(error) ?? "");

/**
 * Repeats work that hit a unique index, once: the second time it finds what the other transaction wrote, and changes or
 * refuses it with its own message. The work is one transaction, which was rolled back.
 */
export async function againIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return work();
  }
}
