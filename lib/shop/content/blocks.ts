import {
  momentField,
  oneLine,
  requiredLines,
  requiredText,
  storableLine,
} from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { translationsField } from "@/lib/base/input/translations";
import { z } from "@/lib/base/input/zod";
import { QUOTE_MARKS, unknownMark } from "./quotes";
import { HERO_PICTURES, SERVICE_PICTURES, TRADE_ICONS } from "./pictures";

/**
 * The schemas of the texts that the owner can edit on the site, block by block (docs/product.md: Site content). An
 * optional text may be empty: sentences that would quote it are then left out.
 */

const lines = (max: number) => z.string().trim().max(max, atMostCharacters(max));
const shown = z.boolean().describe("false: the site does without it");

/** A text that may quote the shop's promises; see quotes.ts. */
const quoting = (text: z.ZodString) =>
  text.overwrite(storableText).refine((value) => unknownMark(value) === undefined, {
    error: ({ input }) =>
      `${unknownMark(String(input))} stands for nothing. Write one of ${QUOTE_MARKS.join(", ")}`,
  });

/** The texts of a block or an entry in other languages; each may be empty. */
const translations = <Shape extends z.ZodRawShape>(texts: Shape) =>
  translationsField(z.object(texts))
    .optional()
    .describe("In the shop's other languages; what is missing is shown in English");

const figure = (unit: string) =>
  oneLine().regex(/^([1-9]\d{0,3})?$/, `Enter a whole number of ${unit}, or leave it empty`);
const span = (unit: string) =>
  oneLine()
    .overwrite((value) => value.replaceAll(/\s|\u2013/g, (sign) => (sign.trim() ? "-" : "")))
    .regex(
      /^([1-9]\d{0,3}(-[1-9]\d{0,3})?)?$/,
      `Enter a number of ${unit} or a span such as 2-5, or leave it empty`,
    );

export const claimsBlock = z.object({
  minimumOrder: storableLine(40).describe("Such as 100 pieces"),
  production: storableLine(40).describe("Such as 3-5 business days"),
  delivery: storableLine(40).describe("Such as 24-48 hrs"),
  clients: storableLine(20).describe("Such as 500+"),
  states: storableLine(20).describe("How many states are reached"),
  quoteReplyHours: figure("hours").describe("Until a request for a quote is answered"),
  responseHours: span("hours").describe("Until anybody responds, in business hours"),
});

/** Digital Personal Data Protection Rules 2025, rule 14(3). */
const MAX_GRIEVANCE_DAYS = 90;

export const policiesBlock = z.object({
  claimReportHours: figure("hours").describe("To report damage, counted from receipt"),
  claimAssessmentDays: span("business days").describe("Until a claim is assessed"),
  refundDays: span("business days").describe("Until a refund is processed"),
  returnDays: figure("days").describe("To return standard products, counted from delivery"),
  warrantyDays: figure("days").describe("Warranty, counted from delivery"),
  minimumAge: figure("years").describe("Of who may use the shop"),
  noticeDays: figure("days").describe("Before material changes of the terms apply"),
  liabilityMonths: figure("months").describe("Whose payments cap the liability"),
  // Both have a default, because shops have stored the block without them.
  grievanceOfficer: storableLine(160)
    .default("")
    .describe("Who answers for personal data: name, email, phone"),
  grievanceDays: figure("days")
    .refine((days) => Number(days) <= MAX_GRIEVANCE_DAYS, {
      error: `Enter at most ${MAX_GRIEVANCE_DAYS} days, which the law allows`,
    })
    .default("30")
    .describe("Until the officer has answered"),
  lastUpdated: requiredText("Last updated", 40).describe("Below the title of each policy"),
});

const service = z.object({
  title: requiredText("Title", 60).overwrite(storableText),
  text: requiredLines("Text", 400).overwrite(storableText),
  picture: z.enum(SERVICE_PICTURES).describe("One of the shop's own pictures, or none"),
  linkLabel: storableLine(40).describe("Words of its link; empty: no link"),
  category: storableLine(60).describe("Slug of the category that it leads to; empty: all products"),
  translations: translations({
    title: storableLine(60),
    text: lines(400).overwrite(storableText),
    linkLabel: storableLine(40),
  }),
});

export const MAX_SERVICES = 8;
export const MAX_TESTIMONIALS = 24;

export const servicesBlock = z.object({
  shown,
  items: z.array(service).max(MAX_SERVICES, `Name at most ${MAX_SERVICES} services`),
});

const testimonial = z.object({
  quote: requiredLines("Words", 600).overwrite(storableText),
  name: requiredText("Name", 80).overwrite(storableText),
  role: storableLine(80).describe("What they do, such as Founder, skincare brand"),
  city: storableLine(60),
  translations: translations({
    quote: lines(600).overwrite(storableText),
    name: storableLine(80),
    role: storableLine(80),
    city: storableLine(60),
  }),
});

export const testimonialsBlock = z.object({
  shown,
  items: z.array(testimonial).max(MAX_TESTIMONIALS, `Show at most ${MAX_TESTIMONIALS}`),
});

const moment = momentField("Enter a date and time")
  .overwrite((value) => new Date(value).toISOString())
  .nullable();

const linkAddress = storableLine(300).refine(
  (value) =>
    value === "" ||
    /^\/(?![/\\])\S*$/.test(value) ||
    z.url({ protocol: /^https$/ }).safeParse(value).success,
  "Enter an address of this site, such as /products, or one that begins with https://",
);

const toLink = (name: string) => ({
  path: [name],
  error: "Say where the link leads, or leave its words empty",
});

export const heroBlock = z
  .object({
    title: quoting(requiredText("Heading", 120)),
    text: quoting(lines(400)),
    picture: z.enum(HERO_PICTURES).describe("The shop's own picture, or none"),
    linkLabel: storableLine(40).describe("Words of the first button; empty: no button"),
    linkAddress,
    secondLabel: storableLine(40).describe("Words of the second button; empty: no button"),
    secondAddress: linkAddress,
    translations: translations({
      title: quoting(storableLine(120)),
      text: quoting(lines(400)),
      linkLabel: storableLine(40),
      secondLabel: storableLine(40),
    }),
  })
  .refine((hero) => hero.linkLabel === "" || hero.linkAddress !== "", toLink("linkAddress"))
  .refine((hero) => hero.secondLabel === "" || hero.secondAddress !== "", toLink("secondAddress"));

const trade = z.object({
  name: requiredText("Trade", 40).overwrite(storableText),
  goods: storableLine(60).describe("What is for it, such as Cups, lids, carriers"),
  icon: z.enum(TRADE_ICONS),
  category: storableLine(60).describe("Slug of the category that it leads to; empty: all products"),
  translations: translations({ name: storableLine(40), goods: storableLine(60) }),
});

export const MAX_TRADES = 8;

export const tradesBlock = z.object({
  items: z.array(trade).max(MAX_TRADES, `Name at most ${MAX_TRADES} trades`),
});

const reason = z.object({
  figure: quoting(oneLine().max(20, atMostCharacters(20))).describe("Shown large; empty: a leaf"),
  title: quoting(requiredText("Title", 80)),
  text: quoting(lines(300)),
  translations: translations({ title: quoting(storableLine(80)), text: quoting(lines(300)) }),
});

export const MAX_REASONS = 12;

export const whyChooseUsBlock = z.object({
  title: requiredText("Heading", 60).overwrite(storableText),
  text: storableLine(160).describe("Below the heading"),
  translations: translations({ title: storableLine(60), text: storableLine(160) }),
  items: z.array(reason).max(MAX_REASONS, `Give at most ${MAX_REASONS} reasons`),
});

/** @param time schema of its start and end, as a form or as the API writes them */
export const announcementWith = (time: z.ZodType<string | null, string | null>) =>
  z
    .object({
      shown,
      text: storableLine(160),
      linkLabel: storableLine(40).describe("Words of its link; empty: no link"),
      linkAddress: linkAddress.describe("Where the link leads"),
      from: time.describe("When it begins to show; null: at once"),
      to: time.describe("When it stops; null: never"),
      translations: translations({ text: storableLine(160), linkLabel: storableLine(40) }),
    })
    .refine(({ shown, text }) => !shown || text !== "", {
      path: ["text"],
      error: "Please fill in the Text field.",
    })
    .refine(
      ({ linkLabel, linkAddress }) => linkLabel === "" || linkAddress !== "",
      toLink("linkAddress"),
    )
    .refine(({ from, to }) => !from || !to || from < to, {
      path: ["to"],
      error: "The end must come after the beginning",
    });

export const announcementBlock = announcementWith(moment);

export const sectionsBlock = z.object({
  hero: z.boolean().prefault(true).describe("Hero"),
  trades: z.boolean().describe("Shop by Trade"),
  figures: z.boolean().describe("Figures"),
  featured: z.boolean().describe("Featured products"),
  whyChooseUs: z.boolean().describe("Why businesses stay"),
});

export const BLOCKS = {
  claims: claimsBlock,
  policies: policiesBlock,
  announcement: announcementBlock,
  hero: heroBlock,
  trades: tradesBlock,
  services: servicesBlock,
  whyChooseUs: whyChooseUsBlock,
  testimonials: testimonialsBlock,
  sections: sectionsBlock,
} as const;

export type BlockName = keyof typeof BLOCKS;

export const BLOCK_NAMES = Object.keys(BLOCKS) as BlockName[];

export type SiteContent = { [Name in BlockName]: z.output<(typeof BLOCKS)[Name]> };
