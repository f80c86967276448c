interface SentPicture {
  path: string;
  url: string;
}

/** A name as pictures are found by: composed, in lower case, with slashes between folders. */
const plainPath = (name: string) =>
  name
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/^(\.?\/)+/, "");

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Finds uploaded pictures by the names that a file gives them. */
export class PictureNames {
  readonly #byName: ReadonlyMap<string, readonly SentPicture[]>;

  /** @param pictures addresses by the name in the ZIP, folders included */
  constructor(pictures: Readonly<Record<string, string>>) {
    const sent = Object.entries(pictures).map(([name, url]) => ({ path: plainPath(name), url }));
    this.#byName = Map.groupBy(sent, ({ path }) => lastPart(path));
  }

  /**
   * Returns the addresses of the pictures that a name can mean. Folders that only the file or only the ZIP has do not
   * matter; others must be the same.
   */
  find(name: string): string[] {
    const requested = plainPath(name);
    const same = this.#byName.get(lastPart(requested)) ?? [];
    const exact = same.filter(({ path }) => path === requested);
    const found =
      exact.length > 0
        ? exact
        : same.filter(
            ({ path }) => path.endsWith(`/${requested}`) || requested.endsWith(`/${path}`),
          );
    return [...new Set(found.map(({ url }) => url))];
  }
}
