import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listUsed, SPOT, TWO_ENDS } from "@/e2e/support/pdf-file";

describe("a gradient takes the inks of its ends", () => {
  const paint = (shading: string) =>
    listUsed({ content: "/S sh", resources: `/Shading << /S ${shading} >>` });

  it.each([
    [
      "axial",
      `/ShadingType 2 /ColorSpace /DeviceCMYK /Function << ${TWO_ENDS} /C0 [1 0 0 0] /C1 [0 1 1 0] >>`,
      ["cyan", "magenta", "yellow"],
    ],
    [
      "radial",
      `/ShadingType 3 /ColorSpace /DeviceRGB /Function << ${TWO_ENDS} /C0 [1 0 0] /C1 [0 0 1] >>`,
      ["rgb"],
    ],
    [
      "of white alone",
      `/ShadingType 2 /ColorSpace /DeviceGray /Function << ${TWO_ENDS} /C0 [1] /C1 [.5] >>`,
      ["black"],
    ],
    [
      "of one ink",
      `/ShadingType 2 /ColorSpace ${SPOT} /Function << ${TWO_ENDS} >>`,
      ["PANTONE 347 C"],
    ],
    [
      "of several inks",
      `/ShadingType 2 /ColorSpace [/DeviceN [/Black /Gold] /DeviceCMYK 9 0 R] /Function << ${TWO_ENDS} /C0 [0 0] /C1 [0 1] >>`,
      ["Gold"],
    ],
    [
      "stitched",
      `/ShadingType 2 /ColorSpace /DeviceCMYK /Function << /FunctionType 3 /Functions [<< ${TWO_ENDS} /C0 [0 0 0 0] /C1 [0 0 0 1] >> << ${TWO_ENDS} /C0 [0 0 0 1] /C1 [0 0 1 0] >>] >>`,
      ["yellow", "black"],
    ],
    [
      "by a function for each ink",
      `/ShadingType 2 /ColorSpace /DeviceCMYK /Function [<< ${TWO_ENDS} /C0 [0] /C1 [0] >> << ${TWO_ENDS} >> << ${TWO_ENDS} /C0 [0] /C1 [0] >> << ${TWO_ENDS} /C0 [0] /C1 [0] >>]`,
      ["magenta"],
    ],
    [
      "by a formula",
      "/ShadingType 1 /ColorSpace /DeviceCMYK /Function 9 0 R",
      ["cyan", "magenta", "yellow", "black"],
    ],
    [
      "with a background",
      `/ShadingType 2 /ColorSpace /DeviceCMYK /Background [0 0 1 0] /Function << ${TWO_ENDS} /C0 [1 0 0 0] /C1 [1 0 0 0] >>`,
      ["cyan", "yellow"],
    ],
  ])("%s", async (_, shading, expected) => {
    expect((await paint(`<< ${shading} >>`)).toSorted()).toEqual(expected.toSorted());
  });

  const DECODE = "/Decode [0 1 0 1 0 1 0 1 0 1 0 1]";
  const BITS = "/BitsPerCoordinate 8 /BitsPerComponent 8";
  const corner = [0, 0, 255, 0, 0, 0];
  it.each([
    ["free triangles", 4, `${BITS} /BitsPerFlag 8`, [0, ...corner, 0, ...corner, 0, ...corner]],
    ["a lattice", 5, `${BITS} /VerticesPerRow 2`, [...corner, ...corner, ...corner, ...corner]],
    [
      "Coons patches",
      6,
      `${BITS} /BitsPerFlag 8`,
      [0, ...Array<number>(24).fill(7), ...Array.from({ length: 4 }, () => [255, 0, 0, 0]).flat()],
    ],
    [
      "tensor patches",
      7,
      `${BITS} /BitsPerFlag 8`,
      [0, ...Array<number>(32).fill(7), ...Array.from({ length: 4 }, () => [255, 0, 0, 0]).flat()],
    ],
  ])("of a mesh: %s", async (_, type, bits, data) => {
    const dict = `/ShadingType ${type} /ColorSpace /DeviceCMYK ${bits} ${DECODE} /Filter /FlateDecode`;
    const objects = [{ dict, bytes: deflateSync(Uint8Array.from(data)) }];
    expect(
      await listUsed({ content: "/S sh", resources: "/Shading << /S 5 0 R >>", objects }),
    ).toEqual(["cyan"]);
  });

  it("by samples", async () => {
    const dict =
      "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 4";
    const objects = [{ dict, bytes: Uint8Array.from([0x00, 0xf0, 0x00, 0x0f]) }];
    const shading = "<< /ShadingType 2 /ColorSpace /DeviceCMYK /Function 5 0 R >>";
    expect(
      await listUsed({ content: "/S sh", resources: `/Shading << /S ${shading} >>`, objects }),
    ).toEqual(["yellow", "black"]);
  });
});
