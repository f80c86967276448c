import { shortenText } from "@/lib/base/text/cut-text";
import type { CatalogueRow } from "./columns";
import type { FileRow } from "./parse-file";
import type { Complain } from "./plan-stock";
import type { RowContext } from "./row-context";

/** Decides the pictures of a product after an import. */

interface Speaking {
  complain: Complain;
  note: (text: string) => void;
}

export function settlePictures(
  { cells }: FileRow,
  after: CatalogueRow,
  context: RowContext,
  { complain, note }: Speaking,
): void {
  const { before } = context;
  const chosen = cells.thumbnailImage?.text.trim();
  const isAsBefore =
    after.images === before?.images && after.thumbnailImage === before.thumbnailImage;
  if (isAsBefore && chosen !== "") return;
  const { found, missing, refused } = picturesIn(after.images, context);
  for (const message of refused) complain("images", message);
  if (missing.length > 0) note(`Not among the pictures: ${missing.join(", ")}.`);
  // An existing product keeps its pictures when the file's pictures were not uploaded.
  after.images = found.length === 0 && missing.length > 0 ? (before?.images ?? []) : found;
  settleThumbnail(after, chosen, context, complain);
}

function settleThumbnail(
  after: CatalogueRow,
  chosen: string | undefined,
  context: RowContext,
  complain: Complain,
): void {
  const [first = ""] = after.images;
  if (chosen === "" || !after.thumbnailImage) after.thumbnailImage = first;
  if (after.images.includes(after.thumbnailImage)) return;
  const named = chosen ? context.pictures.find(chosen) : [];
  const sent = named.find((url) => after.images.includes(url));
  if (sent !== undefined) after.thumbnailImage = sent;
  else if (chosen && first && !isFileName(chosen))
    complain("thumbnailImage", "Choose one of the images for the thumbnail");
  else after.thumbnailImage = first;
}

interface NamedPictures {
  found: string[];
  /** File names that were not uploaded. */
  missing: string[];
  /** Reasons why other pictures are refused. */
  refused: string[];
}

/** A picture is given by file name or by its address in this shop. */
function picturesIn(
  named: readonly string[],
  { before, pictures, isKnownImage }: RowContext,
): NamedPictures {
  const own = new Set(before?.images);
  const result: NamedPictures = { found: [], missing: [], refused: [] };
  for (const text of named) {
    const [sent, ...others] = pictures.find(text);
    if (own.has(text) || isKnownImage(text)) result.found.push(text);
    else if (isElsewhere(text)) result.refused.push(ELSEWHERE);
    else if (!isFileName(text)) result.refused.push(notOurs(text));
    else if (others.length > 0) result.refused.push(inFolders(text));
    else if (sent !== undefined && isKnownImage(sent)) result.found.push(sent);
    else result.missing.push(short(text));
  }
  return { ...result, found: [...new Set(result.found)] };
}

const ELSEWHERE =
  "No picture is fetched from another address. Put the file into the ZIP of pictures, and write its name here.";
const notOurs = (url: string) =>
  `${short(url)} is not a picture of this shop. Add it in the product's form.`;

const inFolders = (name: string) =>
  `Several pictures are named ${short(name)}. Write the folder too, such as KB-1/${short(name)}.`;

const isElsewhere = (text: string) => /^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i.test(text);
const isFileName = (text: string) => !isElsewhere(text) && !text.startsWith("/");

const short = (text: string) => shortenText(text, 80);
