import { html } from "./html";

/** A parcel whose string has been cut: the line that is gone. Decorative. */
export const CUT_STRING = html`<svg
  class="drawing"
  viewBox="0 0 400 300"
  aria-hidden="true"
  fill="none"
  stroke-width="2.5"
  stroke-linejoin="round"
  stroke-linecap="round"
>
  <g stroke="var(--foreground)">
    <path fill="var(--muted)" d="M76 112 200 70l124 42-124 46z" />
    <path fill="var(--kraft)" d="M76 112v112l124 52V158z" />
    <path fill="var(--kraft)" d="M324 112v112l-124 52V158z" />
  </g>
  <g stroke="var(--signal)" stroke-width="3.5">
    <path d="M138 91l62 23c10 4 18 8 24 14M262 91l-62 23-62 21v115M262 135v115" />
    <path d="M200 114c-14-12-26-34-12-46s34 2 20 26M208 96c12-16 38-20 40-4s-22 22-40 22" />
    <path d="M12 196c24-18 40 14 62-2M388 176c-18 20-40-10-58 6" />
  </g>
  <path stroke="var(--foreground)" d="M104 186l14-9 14 20M112 190v24" />
  <path stroke="var(--kraft-line)" stroke-dasharray="2 9" d="M52 288h296" />
</svg>`;
