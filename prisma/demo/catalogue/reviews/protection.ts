import type { DemoReview } from "../../types";
import { review } from "./review";

export const protectionReviews = {
  "honeycomb-wrap-roll": [
    review(
      "Uday Kiran, Kondapalli Toys",
      5,
      "2025-11-02",
      "Wooden toys in three turns, no paint rubbed off.",
    ),
    review(
      "Salma Begum, Khurja Pottery Online",
      4,
      "2025-10-06",
      "Mugs survive. It needs a stand, by hand it slips in the first hour.",
    ),
    review(
      "Nitin Gokhale, Sahyadri Oils",
      5,
      "2025-07-27",
      "Two turns per bottle and no tape. One roll did about 190 bottles.",
    ),
    review(
      "Esther Lalrin, Aizawl Crafts",
      4,
      "2025-05-02",
      "Stretch is even, edges a little dusty.",
    ),
  ],
  "corrugated-wrap-roll": [
    review(
      "Balwinder Saini, Saini Furniture",
      4,
      "2025-09-11",
      "Wraps table legs well. Flutes at the bottom crushed because we laid it flat.",
    ),
    review(
      "Tanuja Phadke, Frame & Mount",
      5,
      "2025-06-17",
      "Cuts straight with a knife along the flute.",
    ),
  ],
  "printed-kraft-tape": [
    review(
      "Sneha Reddy, Millet Mornings",
      5,
      "2025-11-13",
      "Bites in ten seconds. Pulling it off takes the liner with it.",
    ),
    review(
      "Arvind Khandelwal, Khandelwal Traders",
      4,
      "2025-09-20",
      "Good tape, get the brush dispenser. Sponge is slow.",
    ),
    review(
      "Joyce Mascarenhas, Konkan Pickles",
      5,
      "2025-08-02",
      "Leaf repeat lines up on the box edge if you start at the mark.",
    ),
    review(
      "Manish Vora, Vora Wholesale",
      3,
      "2025-05-21",
      "In dry May air it took a second wetting.",
    ),
    review(
      "Ritu Bhatia, Soap Story",
      5,
      "2025-03-04",
      "Counted 68 small cartons on the first roll.",
    ),
    review(
      "Pranav Kulkarni, Book Basket",
      4,
      "2025-01-20",
      "Looks better than brown plastic tape, and a marker writes on it.",
    ),
  ],
  "fragile-tape-48mm": [
    review(
      "Anju Thomas, Glass House Kochi",
      4,
      "2025-10-17",
      "Seen from across the sorting floor. Tears straight.",
    ),
    review(
      "Wasim Raja, Firozabad Bangles",
      5,
      "2025-08-25",
      "Sticks in 42 °C godown heat without lifting.",
    ),
    review(
      "Geeta Kaul, Kashmir Papier",
      4,
      "2025-05-07",
      "Good. A little thick to layer at corners.",
    ),
  ],
  "corner-protector-50mm": [],
  "crinkle-void-fill-5kg": [
    review(
      "Prateek Jindal, Jar & Honey",
      5,
      "2025-11-20",
      "Forty grams a box as they say. No dust on labels.",
    ),
    review(
      "Mahima Sood, Shimla Knits",
      4,
      "2025-10-30",
      "Springy and clean. Short pieces at the bottom of the carton.",
    ),
    review(
      "Oindrila Bose, Clay & Kiln",
      4,
      "2025-10-12",
      "Mixes well with tissue. Use more under heavy pots.",
    ),
  ],
  "moulded-insert-two-jar": [
    review(
      "Prateek Jindal, Jar & Honey",
      5,
      "2025-09-27",
      "Dropped a packed box off the dock, jars whole, insert cracked at one foot.",
    ),
    review(
      "Shanti Devi SHG, Bastar Forest Honey",
      5,
      "2025-07-18",
      "Our members pack faster, no newspaper now.",
    ),
    review(
      "Imtiaz Alam, Murabba House",
      3,
      "2025-04-26",
      "Our jar is 70 mm and sits proud by two. Go by the stated range.",
    ),
    review(
      "Rebecca Sangma, Meghalaya Turmeric",
      4,
      "2025-02-05",
      "Nest well. Colour varies from grey to brown.",
    ),
  ],
} satisfies Record<string, DemoReview[]>;
