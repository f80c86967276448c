import { getDocumentProxy } from "unpdf";

/** A part of a page, in points from its top left corner. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the texts of a PDF that are not completely within one of these areas of their page; without areas, all
 * texts.
 */
export async function readOutside(content: Buffer, areas?: readonly Area[]): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const allowed = areas ?? [{ x: 0, y: 0, width, height }];
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, baseline = 0] = item.transform as number[];
      const text = { left: x, right: x + item.width, bottom: height - baseline };
      const top = text.bottom - item.height;
      const fits = allowed.some(
        (area) =>
          text.left >= area.x &&
          text.right <= area.x + area.width &&
          top >= area.y &&
          text.bottom <= area.y + area.height,
      );
      if (!fits) found.push(item.str);
    }
  }
  return found;
}
