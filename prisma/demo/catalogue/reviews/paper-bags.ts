import type { DemoReview } from "../../types";
import { review } from "./review";

export const paperBagReviews = {
  "twisted-handle-kraft-bag-medium": [
    review(
      "Ananya Iyer, Crumb & Copper Bakery",
      5,
      "2025-11-08",
      "Two boxes of sourdough and a jar of jam, no torn handle in three months. The leaf mark looks printed by hand.",
    ),
    review(
      "Rohit Malhotra, Thread Yard",
      4,
      "2025-10-21",
      "Good stiff bag for two shirts. One bundle of the five had a slightly crooked base paste, the rest were square.",
    ),
    review(
      "Farah Siddiqui, Inkwell Stationers",
      5,
      "2025-09-30",
      "Stands open on the counter as the listing says, which saves my staff a hand at rush hour.",
    ),
    review(
      "K. Venkatesh, Organic Tree Stores",
      4,
      "2025-09-02",
      "Measured 238 × 110 × 318 mm, close enough. Weight per bag was 41 g on our scale.",
    ),
    review(
      "Meher Contractor, Parsi Pantry",
      3,
      "2025-07-19",
      "Bag is fine. The corner of the outer carton came in crushed by the courier and we lost four pieces.",
    ),
    review(
      "Sandeep Rana, Rana Footwear",
      5,
      "2025-06-11",
      "Takes a shoebox laid on its side. Reordered 500.",
    ),
    review(
      "Lavanya Reddy, Kalamkari Room",
      5,
      "2025-04-27",
      "Printed our block border in one colour, sharp down to 1 mm lines.",
    ),
  ],
  "flat-handle-takeaway-bag": [
    review(
      "Imran Qureshi, Dum Handi Kitchens",
      5,
      "2025-11-15",
      "Two biryani tubs sit level with raita on top. Riders stopped tying knots in our bags.",
    ),
    review(
      "Shruti Deshpande, Poha Point",
      4,
      "2025-10-05",
      "Wide base is right for bowls. I would like a slightly longer handle for tall riders.",
    ),
    review(
      "Gurpreet Singh, Tandoor Lane",
      2,
      "2025-08-23",
      "A leaking dal tub went through the base in twenty minutes. Page does say dry food, but please make it bolder.",
    ),
    review(
      "Nikhil Bhat, Coastal Curry Co.",
      4,
      "2025-07-01",
      "Stripe print a touch lighter than the picture. Strength is good for 3.5 kg.",
    ),
    review(
      "Pooja Agarwal, Tiffin Theory",
      5,
      "2025-05-16",
      "Folds closed with a sticker neatly. Four to a rider box, exactly.",
    ),
  ],
  "sos-grocery-bag-5kg": [
    review(
      "Mahesh Gupta, Gupta Kirana",
      4,
      "2025-10-29",
      "Five kilos of rice held without doubling. Opens faster than the local bags we had.",
    ),
    review(
      "Dr Sneha Kulkarni, Arogya Pharmacy",
      5,
      "2025-09-12",
      "White face takes our licence line and logo without spreading.",
    ),
    review(
      "Thomas Mathew, Hill Range Spices",
      4,
      "2025-06-25",
      "Top edge is clean, base paste good. Would take a 3 kg size too.",
    ),
  ],
  "rope-handle-boutique-bag": [
    review(
      "Ritika Jain, Navratna Jewels",
      5,
      "2025-11-20",
      "Eyelets are tight and the rope does not shed. Gold foil lotus came out crisp at 60 mm.",
    ),
    review(
      "Aditya Oberoi, Oberoi & Daughters",
      4,
      "2025-11-02",
      "Coloured through, as claimed. Foil took five working days, so plan for it.",
    ),
  ],
  "single-bottle-bag": [
    review(
      "Sunita Rawat, Kumaon Squash Works",
      5,
      "2025-10-18",
      "Our 750 ml squash bottle is 84 mm across and slides in without a fight.",
    ),
    review(
      "Vivek Nair, Malabar Cold Press",
      4,
      "2025-09-07",
      "Base board is the reason we buy this one. A little rust ink came off on a damp hand.",
    ),
    review(
      "Christine Dsouza, Assagao Cellars",
      3,
      "2025-08-14",
      "Nice bag but too snug for our broad-shouldered bottle at 90 mm. Check your size first.",
    ),
    review(
      "Harshita Modi, Utsav Hampers",
      5,
      "2024-10-25",
      "Used 800 for Diwali oil sets. Hangs straight.",
    ),
  ],
  "window-bakery-bag": [
    review(
      "Zeenat Merchant, Nankhatai House",
      5,
      "2025-11-11",
      "Butter did not show outside on day five. Customers do reuse the tin tie.",
    ),
    review(
      "Arjun Pillai, Rusk & Crumb",
      4,
      "2025-09-26",
      "Window glue held in all but two bags of 200.",
    ),
    review(
      "Komal Thakkar, Khakhra Khandani",
      5,
      "2025-08-03",
      "Batch label sits right below the window. Fits 20 khakhra halved, or 400 g of cookies.",
    ),
    review(
      "Deepak Chhabra, Dry Fruit Depot",
      3,
      "2025-05-22",
      "I expected a taller window. Paper and closure are good.",
    ),
    review(
      "Ishita Sen, Park Street Patisserie",
      4,
      "2025-03-17",
      "Holds its shape on a shelf once it is filled past half.",
    ),
    review(
      "Bhavna Solanki, Farsan Ghar",
      5,
      "2025-02-08",
      "Greaseproof layer works with chakri, which is saying something.",
    ),
  ],
} satisfies Record<string, DemoReview[]>;
