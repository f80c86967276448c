import { STORAGE_KEYS } from "@/lib/client/storage";

/** The number of cart lines that are listed by name; the rest is only counted. */
const NAMED = 5;

/**
 * The page's own script: the theme, this browser's cart, and the links. While the connection is up but the server
 * does not respond, the text differs. It is plain JavaScript, because it is written into the page as it is.
 */
export const OFFLINE_SCRIPT = `
(function () {
  var root = document.documentElement;
  var find = function (id) { return document.getElementById(id); };
  var kept = function (key) { try { return localStorage.getItem(key); } catch (error) { return null; } };
  var system = matchMedia("(prefers-color-scheme: dark)");
  function dress() {
    var theme = kept("${STORAGE_KEYS.theme}");
    root.className = theme === "dark" || (theme !== "light" && system.matches) ? "dark" : "";
  }
  function cartOf(text) {
    try { var cart = JSON.parse(text); } catch (error) { return []; }
    return Array.isArray(cart) ? cart.filter(function (item) { return item && item.name && item.quantity > 0; }) : [];
  }
  function row(name, figure) {
    var line = document.createElement("li");
    [name, figure].forEach(function (text) {
      line.appendChild(document.createElement("span")).textContent = text;
    });
    find("items").appendChild(line);
  }
  var packs = function (count) { return count + (count === 1 ? " pack" : " packs"); };
  var total = function (items) { return items.reduce(function (sum, item) { return sum + item.quantity; }, 0); };
  dress();
  system.addEventListener("change", dress);
  if (navigator.onLine) {
    find("title").textContent = "The shop cannot be reached";
    find("text").textContent = "You seem to be connected, but no answer came. Wait a minute, then try again.";
    document.title = document.title.replace("You are offline", "Cannot be reached");
  }
  var cart = cartOf(kept("${STORAGE_KEYS.cart}"));
  var rest = cart.slice(${NAMED});
  cart.slice(0, ${NAMED}).forEach(function (item) { row(item.name, packs(item.quantity)); });
  if (rest.length > 0) row("and " + rest.length + " more", packs(total(rest)));
  find("cart").hidden = cart.length === 0;
  var logo = find("logo");
  function nameInstead() { logo.hidden = true; find("name").hidden = false; }
  if (logo) {
    logo.addEventListener("error", nameInstead);
    if (logo.complete && logo.naturalWidth === 0) nameInstead();
  }
  find("back").hidden = history.length < 2;
  find("back").addEventListener("click", function () { history.back(); });
  find("again").addEventListener("click", function () { location.reload(); });
  addEventListener("online", function () { location.reload(); });
})();
`;
