import { dark, light } from "@/lib/base/brand";

const properties = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The colours and sizes that this page needs. */
export const offlineStyle = (fontUrl: string): string => `
@font-face{font-family:Besley;src:url("${fontUrl}") format("woff2");font-weight:100 900}
:root{color-scheme:light;${properties(light)}}
.dark{color-scheme:dark;${properties(dark)}}
*{box-sizing:border-box;margin:0;padding:0}
[hidden]{display:none!important}
body{min-height:100vh;background:var(--background);color:var(--foreground);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:80rem;margin:auto;padding-inline:clamp(1rem,4vw,2.5rem)}
header{display:flex;align-items:center;min-height:4.5rem;border-bottom:1px solid var(--border)}
#name{display:flex;align-items:center;gap:.625rem;font:560 1.3125rem/1.2 Besley,Georgia,serif}
#name img{flex:none}
#logo{object-fit:contain;object-position:left}
main{display:grid;gap:2rem;padding-block:clamp(2rem,6vw,5rem)}
h1,h2{font-family:Besley,Georgia,serif;font-weight:560;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2.375rem,1.8rem + 2.4vw,3.75rem);letter-spacing:-.022em}
h2{font-size:1.375rem}
.lead{max-width:34rem;margin-top:1.25rem;font-size:1.125rem;color:var(--muted-foreground)}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
button{min-height:3.25rem;padding:.5rem 1.75rem;border:1px solid var(--muted-foreground);border-radius:4px;background:var(--card);color:inherit;font:600 1rem/1.4 system-ui,sans-serif;cursor:pointer}
button.main{border-color:transparent;background:var(--primary);color:var(--primary-foreground)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.drawing{width:100%;max-width:15rem}
section{padding:1.5rem;border:1px solid var(--border);border-radius:6px;background:var(--card)}
section>*+*{margin-top:.75rem}
dl div{display:flex;justify-content:space-between;gap:1.5rem;font-variant-numeric:tabular-nums}
dl{max-width:16rem}
dt{color:var(--muted-foreground)}
a{display:inline-block;padding-block:.5rem;color:var(--link);font-size:1.25rem;font-weight:600}
@media(min-width:48rem){main{grid-template-columns:1fr 1fr;gap:2rem 4rem;align-items:start}.drawing{max-width:24rem;justify-self:center}}
`;
