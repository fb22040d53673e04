// The filter of the reference. Without it the pages are whole and readable.
(function () {
  const box = document.getElementById("filter");
  if (!box) return;
  const entries = Array.from(document.querySelectorAll("[data-entry]"), function (element) {
    return { element: element, text: element.dataset.entry.toLowerCase() };
  });
  const groups = Array.from(document.querySelectorAll("[data-group]"));
  const found = document.getElementById("found");
  const nothing = document.getElementById("nothing");
  const address = new URL(location.href);

  function apply() {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    entries.forEach(function (entry) {
      const fits = words.every(function (word) {
        return entry.text.includes(word);
      });
      entry.element.hidden = !fits;
      if (fits) count += 1;
    });
    groups.forEach(function (group) {
      group.hidden = group.querySelector("[data-entry]:not([hidden])") === null;
      // Shapes are folded until somebody looks for one.
      if (group.tagName === "DETAILS") group.open = words.length > 0;
    });
    found.textContent = words.length === 0 ? "" : count + " of " + entries.length;
    nothing.hidden = count > 0;
  }

  box.addEventListener("input", function () {
    apply();
    if (box.value === "") address.searchParams.delete("q");
    else address.searchParams.set("q", box.value);
    history.replaceState(null, "", address);
  });
  document.addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.target === box || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    box.focus();
  });
  box.value = address.searchParams.get("q") || "";
  if (box.value !== "") apply();
})();
