import type { DemoReview } from "../../types";
import { review } from "./review";

export const boxReviews = {
  "shipping-carton-3-ply-small": [
    review(
      "Priyanka Saxena, Wick & Wax",
      5,
      "2025-11-19",
      "Sends four candles with crinkle fill, no breakage in 300 parcels so far.",
    ),
    review(
      "Abdul Rahman, Attar & Sons",
      4,
      "2025-10-22",
      "Board is firm. Scored lines fold straight, flaps meet without a gap.",
    ),
    review(
      "Neha Chopra, Skin Kitchen",
      5,
      "2025-09-13",
      "Volumetric came to 1.2 kg with our courier, as written. It saved us one slab.",
    ),
    review(
      "Suresh Babu, Pustaka Mane",
      4,
      "2025-08-18",
      "Fits six paperbacks. Inside size printed on the flap is handy.",
    ),
    review(
      "Manoj Tiwari, Spice Route Retail",
      3,
      "2025-07-06",
      "Two bundles were damp at the edge in the rains. Replaced after I sent photos.",
    ),
    review(
      "Carol Pinto, Bandra Candle Club",
      5,
      "2025-05-30",
      "One strip of tape is enough under 4 kg.",
    ),
    review(
      "Irfan Shaikh, Gadget Garage",
      4,
      "2025-04-08",
      "Good value at 480 per month. Leaf mark prints neatly.",
    ),
    review(
      "Swati Joshi, Pahadi Haat",
      5,
      "2025-01-17",
      "Delivered flat and square, twine instead of plastic strap.",
    ),
  ],
  "shipping-carton-5-ply-large": [
    review(
      "Rakesh Moradabadi, Brass & Beyond",
      5,
      "2025-10-30",
      "Eighteen kilos of brass lamps to Kochi by surface, corners intact.",
    ),
    review(
      "Kavita Nambiar, Loom Export House",
      4,
      "2025-09-01",
      "Stacked six high for two weeks. Slight bulge on the bottom row only.",
    ),
    review(
      "Ashok Chauhan, Chauhan Mixers",
      4,
      "2025-06-21",
      "Stitched joint is proper. Takes space flat, as the page says.",
    ),
  ],
  "tuck-box-soap": [
    review(
      "Gauri Sawant, Neem & Oak",
      5,
      "2025-11-05",
      "Slit locks hold through the courier. The uncoated face took our rubber stamp beautifully.",
    ),
    review(
      "Stanzin Angmo, Ladakh Apricot Co.",
      4,
      "2025-10-13",
      "Wrap the soap first. Bare bars left a mark in a week.",
    ),
    review(
      "Vikram Sethi, Assam Leaf Sampler",
      5,
      "2025-08-29",
      "Ran on our small cartoner without jams at 20 a minute.",
    ),
    review(
      "Pallavi Rao, Balm Bureau",
      4,
      "2025-06-07",
      "Colour of the white is warm. Matches our labels better than bright board.",
    ),
    review(
      "Hemant Doshi, Doshi Apothecary",
      3,
      "2025-03-20",
      "Wanted 400 in own size, minimum is 500. Quality is good.",
    ),
  ],
  "rigid-jewellery-box": [
    review(
      "Mitali Soni, Soni Silver Studio",
      5,
      "2025-11-21",
      "Lid closes slowly like a much dearer box. Foil is even.",
    ),
    review("Kabir Anand, House of Anand", 5, "2025-10-28", "Corners clean on all 100, I checked."),
    review(
      "Sara Thomas, Pearl Thread",
      4,
      "2025-09-17",
      "Pad holds studs and rings. Long jhumkas touch the lid.",
    ),
    review(
      "Nilesh Zaveri, Zaveri Bros",
      4,
      "2025-07-25",
      "Green is deep, close to our bottle-green bags but not the same lot.",
    ),
    review(
      "Aparna Ghosh, Terracotta Tales",
      5,
      "2025-05-11",
      "Light necklaces fit coiled. Customers keep the box.",
    ),
    review(
      "Devika Rathore, Kundan Kari",
      2,
      "2025-03-02",
      "Received the pad in white first, exchanged in six days, just in time for our exhibition.",
    ),
  ],
  "mithai-gift-box-500g": [
    review(
      "Anil Bikaneri, Bikaneri Mishthan",
      5,
      "2025-10-12",
      "Kaju katli did not mark the lid. Partitions come out for barfi.",
    ),
    review(
      "Sharmila Dey, Sandesh Ghar",
      4,
      "2025-10-04",
      "Good box. Order early, October is full.",
    ),
    review(
      "Tushar Mehta, Mehta Sweets",
      5,
      "2025-09-24",
      "Marigold colour holds in daylight. Stacks well in the window.",
    ),
  ],
  "pillow-box-small": [
    review(
      "Roshni Kapadia, Scrunch Studio",
      5,
      "2025-11-09",
      "Pops up in one movement, really. Two scrunchies and a card.",
    ),
    review(
      "Edwin Lobo, Sock Drawer",
      4,
      "2025-08-31",
      "A pair of thick socks just fits. Blush is softer than on my screen.",
    ),
    review(
      "Manasi Kale, Cocoa & Clove",
      4,
      "2025-06-16",
      "Three truffles in paper. Line it if they are unwrapped.",
    ),
  ],
  "pizza-box-10-inch": [
    review(
      "Luca Dsilva, Forno Fontainhas",
      5,
      "2025-11-14",
      "Lid stays off the cheese with four on top.",
    ),
    review(
      "Sunny Bedi, Slice Junction",
      4,
      "2025-10-07",
      "Vents half punched is a clever choice. Folding is quick.",
    ),
    review(
      "Meenal Joglekar, Tart & Crust",
      5,
      "2025-07-15",
      "We use it for 9 inch tarts with a doily. Clean inner face.",
    ),
    review(
      "Ravi Teja, Oven Street",
      3,
      "2025-04-23",
      "Corner tabs loosen if you fold and unfold. Fold once and it is fine.",
    ),
    review(
      "Tanvi Bhardwaj, Pizza by Post",
      4,
      "2025-02-02",
      "Print on kraft is darker than our proof, but even.",
    ),
    review("Jasmine Gill, Jalandhar Pizza Co.", 5, "2024-12-27", "Good stiffness at 1.5 mm."),
  ],
} satisfies Record<string, DemoReview[]>;
