/** The script inlined in the offline page: shows the text that applies, and the links. */
export function showOffline(): void {
  const show = (id: string, isShown: boolean) => {
    const element = document.getElementById(id);
    if (element) element.hidden = !isShown;
  };
  const press = (id: string, act: () => void) =>
    document.getElementById(id)?.addEventListener("click", act);
  const reload = () => location.reload();
  if (navigator.onLine) {
    show("offline", false);
    show("unreachable", true);
    document.title = document.querySelector("title")?.dataset.online ?? document.title;
  }
  const logo = document.querySelector<HTMLImageElement>("#logo");
  const nameInstead = () => {
    show("logo", false);
    show("name", true);
  };
  logo?.addEventListener("error", nameInstead);
  if (logo?.complete && logo.naturalWidth === 0) nameInstead();
  show("back", history.length > 1);
  press("back", () => history.back());
  press("again", reload);
  addEventListener("online", reload);
}
