import { showPartNotLoaded } from "@/components/ui/late";

/** The chunk failed to load: the connection broke, or the shop was upgraded after the page had loaded. */
export class PartNotLoaded extends Error {}

export function whenLoaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((): never => {
    throw new PartNotLoaded();
  });
}

/**
 * Reports that a part of the form failed to load; nothing was sent, and the form keeps its values.
 * @throws any other error
 */
export function showNotLoaded(error: unknown): void {
  if (!(error instanceof PartNotLoaded)) throw error;
  showPartNotLoaded();
}
