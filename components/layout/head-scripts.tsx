const SOURCE = `(function(){var t;try{t=localStorage.getItem("theme")}catch(e){}if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("dark")})()`;

/**
 * Runs while the head is parsed, before anything is painted, so that a dark page never flashes light.
 * Written raw, because React would escape its quotes; it is a constant and holds nobody's text.
 */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
