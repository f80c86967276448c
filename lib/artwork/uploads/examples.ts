/** Examples of artwork in the OpenAPI document. */

const ARTWORK_ID = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a42";
const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const PART_SIZE = 4_194_304;

const ARTWORK = {
  _id: ARTWORK_ID,
  name: "rao-foods-box.tif",
  size: 6_291_456,
  state: "stored",
  partSize: PART_SIZE,
  parts: [1, 2],
  sha256: SHA256,
  isSource: false,
  preflight: {
    state: "warnings",
    findings: [
      {
        code: "rgb",
        severity: "warning",
        page: null,
        words:
          "Colours of the picture are RGB, and change a little when printed. Convert them to CMYK to choose how.",
      },
    ],
  },
} as const;

export const ARTWORK_EXAMPLES = {
  startArtwork: {
    body: { name: ARTWORK.name, size: ARTWORK.size, type: "image/tiff" },
    answer: { _id: ARTWORK_ID, partSize: PART_SIZE },
  },
  completeArtwork: { body: { sha256: SHA256 }, answer: ARTWORK },
} as const;
