const SOURCE = `(function(){var t;try{t=localStorage.getItem("theme")}catch(e){}if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("dark")})()`;

/**
 * Runs while the head is parsed, before the first paint, so that a dark page never flashes white. Written as raw
 * HTML, because React would escape its quotes; it is a constant and contains no user input.
 */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
