import { expect, it } from "vitest";
import { PictureNames } from "./picture-names";

const names = new PictureNames({
  "KB-1/front.jpg": "/media/1.webp",
  "KB-2/front.jpg": "/media/2.webp",
  "KB-2/Open.JPG": "/media/3.webp",
  "copies/open.jpg": "/media/3.webp",
  "lid.png": "/media/4.webp",
  "Cafe\u0301.png": "/media/5.webp",
});

it.each([
  ["KB-1/front.jpg", ["/media/1.webp"]],
  ["kb-2\\FRONT.jpg", ["/media/2.webp"]],
  ["./KB-2/front.jpg", ["/media/2.webp"]],
  ["front.jpg", ["/media/1.webp", "/media/2.webp"]],
  ["KB-3/front.jpg", []],
  ["open.jpg", ["/media/3.webp"]],
  ["pictures/lid.png", ["/media/4.webp"]],
  ["Café.png", ["/media/5.webp"]],
  ["front", []],
])("%s means %j", (name, urls) => {
  expect(names.find(name)).toEqual(urls);
});
