import { describe, expect, it } from "vitest";
import { plainPicture } from "@/e2e/steps/pictures";
import { checkFile, UNBOUND } from "./check-file";
import { readSvg } from "./read-svg";
import { isScreenColour } from "./svg-style";

const DIELINE = { width: 60, height: 40 };

const svg = (inner: string, root = 'width="60mm" height="40mm" viewBox="0 0 60 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;

const read = (text: string) => readSvg(new TextEncoder().encode(text));

async function found(inner: string, root?: string) {
  const facts = await read(svg(inner, root));
  return checkFile(facts, { ...UNBOUND, faces: 2, colours: 1, dieline: DIELINE }).map(
    ({ code, severity, page, words }) => ({ code, severity, page, words }),
  );
}

const codes = async (inner: string, root?: string) =>
  (await found(inner, root)).map(({ code }) => code);

const WITH_BLEED = 'width="66mm" height="4.6cm" viewBox="-3 -3 66 46"';

describe("the size of a drawing", () => {
  it.each([
    ["the dieline with its bleed", WITH_BLEED, []],
    ["the dieline without bleed", 'width="60mm" height="40mm"', ["bleed"]],
    ["the dieline turned, in inches", 'width="1.575in" height="2.362in"', ["bleed"]],
    ["another one", 'width="60mm" height="60mm"', ["trim"]],
    ["none in units of paper", 'width="600" height="100px" viewBox="0 0 600 100"', []],
  ])("is %s", async (_, root, expected) => {
    expect(await codes("<rect width='9' height='9'/>", root)).toEqual(expected);
  });

  it("is reported with a remedy when wrong", async () => {
    expect((await found("<rect/>", 'width="50mm" height="40mm"'))[0]).toMatchObject({
      severity: "error",
      page: null,
      words:
        "The drawing is 50 × 40 mm, and the dieline 60 × 40 mm. Make it as large as the dieline, or 3 mm larger on each side.",
    });
  });
});

describe("the content of a drawing", () => {
  it.each([
    "",
    '<rect fill="white"/><path fill="none"/>',
    '<g display="none"><rect/></g>',
    "<defs><rect/></defs>",
  ])("is blank when it would print nothing: %s", async (shapes) => {
    expect(await found(shapes, WITH_BLEED)).toMatchObject([{ code: "blank", severity: "error" }]);
  });

  it("has hairlines by their scale, with their position", async () => {
    const line =
      '<g transform="translate(10 5) scale(0.5)"><path d="M4,2h9" stroke="#000" stroke-width=".1"/></g>';
    expect(await found(line, WITH_BLEED)).toMatchObject([
      {
        code: "hairline",
        words:
          "A line of the drawing, 15 mm from the left and 9 mm from the top, is 0.14 pt thin, and may vanish. Make it at least 0.25 pt.",
      },
    ]);
    expect(await codes(line.replace(".1", ".4"), WITH_BLEED)).toEqual([]);
    expect(await codes(line, 'viewBox="0 0 60 40"')).toEqual([]);
  });

  it("has colours from attributes, styles and class rules", async () => {
    for (const shape of [
      '<rect fill="#e30613"/>',
      '<rect style="fill: rgb(20, 20, 30)"/>',
      '<style>.a,.b{stroke:Tomato}</style><path class="c b" d="M0 0h9"/>',
      '<g fill="teal"><rect/></g>',
      '<defs><linearGradient><stop stop-color="#0af"/></linearGradient></defs>',
    ]) {
      expect(await codes(shape, WITH_BLEED), shape).toContain("rgb");
    }
    expect(await codes('<rect fill="#333"/><defs><rect fill="red"/></defs>', WITH_BLEED)).toEqual(
      [],
    );
  });

  it("names fonts that are not embedded", async () => {
    const text = "<text font-family=\"'Mukta Mahee', serif\">Fresh <tspan>&amp; hot</tspan></text>";
    expect(await found(text, WITH_BLEED)).toMatchObject([
      {
        code: "font",
        words: expect.stringContaining("The font Mukta Mahee of the drawing") as string,
      },
    ]);
    const font = '@font-face{font-family:"Mukta Mahee";src:url(data:font/woff2;base64,AA)}';
    expect(await codes(`<style>${font}</style>${text}`, WITH_BLEED)).toEqual([]);
    expect(await codes(`<rect/><g display="none">${text}</g>`, WITH_BLEED)).toEqual([]);
  });

  it("has measured embedded pictures, and reports missing ones", async () => {
    const data = (await plainPicture("png", { width: 100, height: 100 })).toString("base64");
    const image = (side: number) =>
      `<image x="5" y="6" width="${side}" height="${side}" xlink:href="data:image/png;base64,${data}"/>`;
    const [coarse] = await found(image(25.4), WITH_BLEED);
    expect(coarse).toMatchObject({
      code: "resolution",
      severity: "error",
      words: expect.stringContaining(
        "8 mm from the left and 9 mm from the top, has 100 ppi",
      ) as string,
    });
    expect(await codes(image(10), WITH_BLEED)).toEqual(["rgb"]);
    for (const href of ["https://evil.example/a.png", "file:///etc/passwd", "a.png"]) {
      expect(await codes(`<image href="${href}"/>`, WITH_BLEED)).toEqual(["linked"]);
    }
    expect(await codes('<use href="other.svg#a"/>', WITH_BLEED)).toEqual(["linked"]);
  });
});

describe("a hostile or broken drawing", () => {
  it.each([
    ["cut off", "<svg><g><rect width='9'"],
    ["left open", "<svg><g></svg"],
    ["no drawing", "<html></html>"],
    ["empty", ""],
  ])("is broken: %s", async (_, text) => {
    expect((await read(text)).state).toBe("broken");
  });

  it("expands no entities", async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${svg("<text>&b;&c;</text>")}`;
    expect((await read(bomb)).state).toBe("read");
  });

  it("executes nothing, and stops at its maximum depth", async () => {
    expect(await codes("<script>throw 1</script><rect/>", WITH_BLEED)).toEqual([]);
    await expect(read(svg("<g>".repeat(250)))).rejects.toThrow(RangeError);
  });

  it("takes no longer for long values", async () => {
    const long = "1".repeat(200_000);
    const drawn = `<g transform="${"rotate(".repeat(50_000)}"><path d="M${long}" stroke="${long}" stroke-width="${long}" style="${"a:b;".repeat(50_000)}" class="${long}"/></g>`;
    const style = `<style>${"a{".repeat(50_000)}${".x{fill:red}".repeat(20_000)}</style>`;
    expect((await read(svg(style + drawn))).state).toBe("read");
  });
});

it.each([
  ["#000", false],
  ["#7f7f7f80", false],
  ["#abc", true],
  ["none", false],
  ["url(#g)", false],
  ["rgb(10%,10%,10%)", false],
  ["rebeccapurple", true],
  ["lightgrey", false],
  ["#CD853F icc-color(acmecmyk, 0.11, 0.48, 0.83, 0.00)", false],
])("%s is a screen colour: %s", (colour, isScreen) => {
  expect(isScreenColour(colour)).toBe(isScreen);
});
