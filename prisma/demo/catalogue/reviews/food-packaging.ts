import type { DemoReview } from "../../types";
import { review } from "./review";

export const foodReviews = {
  "salad-bowl-750ml": [
    review(
      "Tara Menon, Green Theory",
      5,
      "2025-11-03",
      "Vinaigrette overnight in the fridge and the base was dry in the morning.",
    ),
    review(
      "Yash Patel, Millet Bowl Co.",
      4,
      "2025-09-18",
      "Stiff rim. The 150 mm clear lid clicks on well, wish it came in the same pack.",
    ),
    review(
      "Nusrat Jahan, Fruit Stop",
      5,
      "2025-07-29",
      "We serve 400 g cut fruit, it looks full without spilling over.",
    ),
    review(
      "Prakash Hegde, Darshini Express",
      4,
      "2025-05-05",
      "Used for bisi bele bath too. Wall warms up but stays firm.",
    ),
  ],
  "noodle-box-750ml": [
    review(
      "Tenzin Dolma, Bylakuppe Noodles",
      5,
      "2025-10-31",
      "Oil does not reach the corners. Flaps lock with one push.",
    ),
    review(
      "Kunal Mehra, Wok This Street",
      4,
      "2025-09-09",
      "Good box. Takes a minute to teach new staff the fold.",
    ),
    review(
      "Rhea Fernandes, Pasta Cart Panaji",
      5,
      "2025-08-01",
      "Customers open it flat and eat from it like a plate.",
    ),
    review(
      "Sameer Khan, Hakka Junction",
      3,
      "2025-04-12",
      "Two in fifty had the slot cut short so a flap would not hold. They replaced the sleeve.",
    ),
    review(
      "Li Mei Chen, Tangra Kitchen",
      4,
      "2025-02-20",
      "Print bands line up at the seams, which is rare at this price.",
    ),
  ],
  "burger-box-vented": [
    review(
      "Aman Kohli, Smash Patty Social",
      5,
      "2025-11-17",
      "Buns arrive dry after a 25 minute ride in Gurugram traffic.",
    ),
    review(
      "Vrushali Patil, Vada Pav Works",
      4,
      "2025-10-10",
      "Two vada pav fit side by side. Tab holds.",
    ),
    review(
      "Joel Thomas, Grill Republic",
      3,
      "2025-08-27",
      "Too low for our double patty, got the 70 mm sample as promised and moved to that.",
    ),
    review(
      "Sana Sheikh, Midnight Munch",
      5,
      "2025-06-30",
      "Staff set up 40 in five minutes. No glue smell.",
    ),
    review(
      "Parth Shah, Dabeli Dukaan",
      4,
      "2025-06-02",
      "Greaseproof face does the work, some butter shows at the crease.",
    ),
    review(
      "Divya Raman, Bun Street",
      5,
      "2025-03-29",
      "Stacks four high in a rider bag as stated.",
    ),
    review(
      "Harish Yadav, Burger Adda",
      4,
      "2025-01-24",
      "Came flat in a neat bundle, one corner bent.",
    ),
    review(
      "Monica Dutta, The Slider Shop",
      5,
      "2024-12-13",
      "Ink wheat mark is small and smart. We now leave it plain and add a sticker.",
    ),
  ],
  "bagasse-clamshell-9-inch": [
    review(
      "Raghav Sharma, Thali Express",
      5,
      "2025-10-24",
      "Chole stayed inside even with the bag on its edge. Side tabs are the difference.",
    ),
    review(
      "Jaya Krishnan, Sadya Box",
      4,
      "2025-09-15",
      "Base gets damp after two hours with sambar, as described.",
    ),
    review(
      "Mohit Bansal, Rolls Royale",
      4,
      "2025-07-08",
      "Kathi rolls fit three across. Off-white, no bits of fibre in the food.",
    ),
    review(
      "Alka Srivastava, Office Dabba",
      2,
      "2025-06-19",
      "Out of stock twice this year when we wanted to repeat. Product itself is good.",
    ),
    review("Naveen Joseph, Kappa & Co.", 5, "2025-04-03", "Microwaved two minutes, no warping."),
    review(
      "Rukmini Das, Bhoj Kolkata",
      5,
      "2025-02-14",
      "Ten stacked boxes did not sink. Good corners.",
    ),
    review(
      "Akash Verma, Tiffin Trail",
      3,
      "2024-11-30",
      "Lid hinge cracks if you bend it back fully to use as two plates.",
    ),
    review(
      "Simran Kaur, Amritsari Handi",
      5,
      "2024-10-09",
      "Holds chole, two bhature and onion without mixing.",
    ),
    review(
      "Vidya Prabhu, Idli Post",
      4,
      "2024-09-22",
      "Chutney in a small cup beside idlis fits well.",
    ),
  ],
  "snack-tray-medium": [
    review(
      "Bhupinder Lal, Lal Chaat Bhandar",
      5,
      "2025-11-13",
      "Imli chutney did not run from the corner. The marigold colour shows well on the cart.",
    ),
    review(
      "Karma Bhutia, Momo Mile",
      4,
      "2025-10-27",
      "Six momos and the chutney cup, no more. Nests very flat.",
    ),
    review(
      "Jatin Arora, Screen Two Snacks",
      4,
      "2025-10-02",
      "Sits on the armrest. Fries stay crisp longer than in a pouch.",
    ),
  ],
  "greaseproof-sheets-printed": [
    review(
      "Saba Ansari, Lucknow Rolls",
      5,
      "2025-11-06",
      "Paratha roll fresh from tawa does not tear it. Border is well registered.",
    ),
    review(
      "Girish Kamat, Udupi Bakery",
      4,
      "2025-09-21",
      "Counted 998 sheets. Flat, no curl even in July.",
    ),
    review("Nandini Basu, Sandwich & Sons", 5, "2025-08-08", "Folds stay folded without tape."),
    review(
      "Omprakash Halwai, Halwai & Grandsons",
      4,
      "2025-05-28",
      "Jalebi syrup comes through after half an hour, ghee does not.",
    ),
    review(
      "Trisha Ghosh, Deli Nine",
      5,
      "2025-03-06",
      "Own repeat printed in 5 working days, ink does not smell.",
    ),
  ],
  "wooden-cutlery-set": [
    review(
      "Leela Subramaniam, Caterers Guild Chennai",
      4,
      "2025-10-16",
      "Smooth edges. Two spoons in 250 had a small knot, as they warn.",
    ),
    review(
      "Rajat Kapoor, Picnic Project",
      5,
      "2025-09-04",
      "Fork survives grilled paneer. Sleeve looks good with our name.",
    ),
    review(
      "Ayesha Kadri, Airport Bites",
      3,
      "2025-06-14",
      "Knife is fine for bread, not for chicken. Napkin could be thicker.",
    ),
    review(
      "Dinesh Rathod, Train Tiffin",
      4,
      "2025-04-19",
      "Perforation opens clean. Carton is compact.",
    ),
  ],
} satisfies Record<string, DemoReview[]>;
