import { expect, it } from "vitest";
import { inEnglish, translateIn } from "./translate";
import { translateMessage } from "./translate-message";

const words = {
  Email: "ईमेल",
  "Please fill in the {label} field.": "कृपया “{label}” भरें।",
  "Only {count} of {name} left in stock.": "{name} के सिर्फ़ {count} बचे हैं।",
};
const t = translateIn({ language: "hi", words });

it("translates the values of a message separately", () => {
  expect(translateMessage(t, "Please fill in the Email field.")).toBe("कृपया “ईमेल” भरें।");
});

it("translates a message by the given patterns, in any order of values", () => {
  const patterns = ["Only {count} of {name} left in stock."];
  const message = "Only 3 of Box (2 of 3) left in stock.";
  expect(translateMessage(t, message, patterns)).toBe("Box (2 of 3) के सिर्फ़ 3 बचे हैं।");
});

it("says what stands in a value of a message, also in brackets", () => {
  const patterns = ["The file uses {inks} ({names}).", "{count} inks"];
  const inks = {
    "The file uses {inks} ({names}).": "{inks}: {names}",
    "{count} inks": "{count} स्याही",
  };
  const speech = translateIn({ language: "hi", words: inks });
  expect(translateMessage(speech, "The file uses 2 inks (Cyan, Gold).", patterns)).toBe(
    "2 स्याही: Cyan, Gold",
  );
});

it("translates a noun in lower case by its capitalised word", () => {
  const patterns = ["The longest {name} we make is {most} mm"];
  const limit = {
    "The longest {name} we make is {most} mm": "सबसे लंबा {name}: {most}",
    "Mailer box": "मेलर बॉक्स",
  };
  const speech = translateIn({ language: "hi", words: limit });
  const say = (name: string) =>
    translateMessage(speech, `The longest ${name} we make is 450 mm`, patterns);
  expect(say("mailer box")).toBe("सबसे लंबा मेलर बॉक्स: 450");
  expect(say("sweet box")).toBe("सबसे लंबा sweet box: 450");
});

it("leaves several sentences as they are", () => {
  const message = "Only 3 of Box left in stock. Only 2 of Bag left in stock.";
  expect(translateMessage(t, message, ["Only {count} of {name} left in stock."])).toBe(message);
});

it("keeps English and unknown texts", () => {
  const message = "Please fill in the Email field.";
  expect(translateMessage(inEnglish, message)).toBe(message);
  expect(translateMessage(t, "Something {else}?")).toBe("Something {else}?");
});
