import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addFiles,
  movedPicture,
  NO_PICTURES,
  pictureName,
  sortOut,
  storedPictures,
  withoutPicture,
} from "./pictures";

const file = (name: string, bytes = 10, type = "image/png") => {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};

const MB = 1024 * 1024;

describe("choosing files", () => {
  it("rejects other types, empty and oversized files by name", () => {
    const { files, refusals } = sortOut(NO_PICTURES, [
      file("box.png"),
      file("notes.txt", 10, "text/plain"),
      file("drawing.svg", 10, "image/svg+xml"),
      file("huge.png", 10 * MB + 1),
      file("just.png", 10 * MB),
      file("empty.png", 0),
      file("noending", 10, ""),
    ]);
    expect(files.map(({ name }) => name)).toEqual(["box.png", "just.png"]);
    expect(refusals.map((text) => text.split(" ")[0])).toEqual([
      "notes.txt",
      "drawing.svg",
      "huge.png",
      "empty.png",
      "noending",
    ]);
    expect(refusals[2]).toContain("larger than 10 MB");
  });

  it("accepts ten new ones per save, and twenty in all", () => {
    const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.png`));
    const chosen = sortOut(NO_PICTURES, eleven);
    expect(chosen.files).toHaveLength(10);
    expect(chosen.refusals).toEqual([expect.stringContaining("10.png is one too many")]);
    const many = storedPictures(
      Array.from({ length: 18 }, (_, index) => `/media/${index}.webp`),
      "/media/0.webp",
    );
    expect(sortOut(many, eleven).files).toHaveLength(2);
  });

  it("gives each file a unique name", () => {
    const { items } = addFiles(NO_PICTURES, [file("a.png"), file("a.png"), file("a.png")]);
    expect(items.map(pictureName)).toEqual(["a.png", "a (2).png", "a (3).png"]);
    expect(addFiles(NO_PICTURES, [file("b"), file("b")]).items.map(pictureName)).toEqual([
      "b",
      "b (2)",
    ]);
  });
});

describe("the thumbnail", () => {
  it("is the first picture until another is chosen", () => {
    const pictures = addFiles(NO_PICTURES, [file("a.png"), file("b.png")]);
    expect(pictures.thumbnail).toBe(pictures.items[0]?.id);
    expect(storedPictures(["/a", "/b"], "/b").thumbnail).toBe("/b");
    expect(storedPictures(["/a", "/b"], "/gone").thumbnail).toBe("/a");
  });

  it("moves to the next picture when it is removed, from the last to the first", () => {
    expect(withoutPicture(storedPictures(["/a", "/b", "/c"], "/b"), "/b").thumbnail).toBe("/c");
    expect(withoutPicture(storedPictures(["/a", "/b", "/c"], "/c"), "/c").thumbnail).toBe("/a");
    expect(withoutPicture(storedPictures(["/a", "/b"], "/a"), "/b").thumbnail).toBe("/a");
    expect(withoutPicture(storedPictures(["/a"], "/a"), "/a")).toEqual(NO_PICTURES);
  });
});

describe("moving", () => {
  it("keeps every picture and the thumbnail", () => {
    const urls = ["/a", "/b", "/c", "/d"];
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 6 }), fc.integer({ min: -2, max: 6 }), (from, to) => {
        const { items, thumbnail } = movedPicture(storedPictures(urls, "/b"), from, to);
        expect(items.map(({ id }) => id).sort()).toEqual(urls);
        expect(thumbnail).toBe("/b");
      }),
    );
    const moved = movedPicture(storedPictures(urls, "/a"), 0, 2);
    expect(moved.items.map(({ id }) => id)).toEqual(["/b", "/c", "/a", "/d"]);
  });
});
