// Filter, search and links of the reference. Without it the pages are whole and readable.
(function () {
  const page = location.pathname.split("/").pop() || "index.html";
  // Whoever comes with a name alone, such as a report of differences, is sent to where it is described.
  const wanted = decodeURIComponent(location.hash.slice(1));
  const box = document.getElementById("filter");
  const known = new Map();
  let index;

  function readIndex() {
    index ??= fetch("search.json")
      .then(function (answer) {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json();
      })
      .then(function (list) {
        list.forEach(function (entry) {
          known.set(entry.at, entry);
        });
        return list;
      })
      .catch(function () {
        // The words that stand on the page are still found.
        index = undefined;
        return [];
      });
    return index;
  }

  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return false;
    for (let parent = target.parentElement; parent; parent = parent.parentElement)
      if (parent.tagName === "DETAILS") parent.open = true;
    target.scrollIntoView();
    return true;
  }

  // The same for what has moved to a page of its own: those of /db all stood on one.
  const leadsOn = page === "index.html" || page === "db.html";
  if (wanted && !document.getElementById(wanted) && leadsOn)
    readIndex().then(function (list) {
      const entry = list.find(function (one) {
        return one.at.split("#")[1] === wanted;
      });
      if (entry) location.replace(entry.at);
    });
  addEventListener("hashchange", showTarget);

  document.querySelectorAll("pre[data-copy]").forEach(function (block) {
    const code = block.querySelector("code");
    code.textContent = code.textContent.replace(`"$CONSOLE"'`, "'" + location.origin);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", function () {
      navigator.clipboard.writeText(code.textContent).then(
        function () {
          button.textContent = "Copied";
        },
        function () {
          button.textContent = "Not copied";
        },
      );
    });
    block.before(button);
  });

  if (!box) return;
  const kinds = ["name", "field", "header", "status", "role", "tag"];
  const entries = Array.from(document.querySelectorAll("[data-entry]"), function (element) {
    const link = element.querySelector("a[href*='#'], a[href$='.html']");
    const href = link ? link.getAttribute("href") : "";
    return {
      element: element,
      isCounted: !element.closest("nav"),
      text: element.dataset.entry.toLowerCase(),
      at: href.startsWith("#") ? page + href : href,
    };
  });
  const groups = Array.from(document.querySelectorAll("[data-group]"));
  const found = document.getElementById("found");
  const nothing = document.getElementById("nothing");
  const address = new URL(location.href);

  /** Where an entry has a word: nothing where not, "" where it is to be seen on the page, else what has it. */
  function placeOf(entry, word) {
    const parts = /^(name|field|header|status|role|tag):(.+)$/.exec(word);
    if (!parts && entry.text.includes(word)) return "";
    const more = known.get(entry.at);
    if (!more) return undefined;
    for (const kind of parts ? [parts[1]] : kinds) {
      const value = (more[kind] || []).find(function (one) {
        const text = one.toLowerCase();
        return parts && kind !== "name" ? text.startsWith(parts[2]) : text.includes(word);
      });
      if (value !== undefined) return kind === "name" ? "" : kind + " " + value;
    }
    return undefined;
  }

  function tell(element, places) {
    let note = element.querySelector(":scope > .where");
    if (places.length === 0) {
      if (note) note.remove();
      return;
    }
    if (!note) {
      note = document.createElement("span");
      note.className = "where";
      element.append(note);
    }
    note.textContent = "has " + places.join(", ");
  }

  function apply() {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    let total = 0;
    entries.forEach(function (entry) {
      const places = words.map(function (word) {
        return placeOf(entry, word);
      });
      const fits = !places.includes(undefined);
      entry.element.hidden = !fits;
      if (!entry.isCounted) return;
      total += 1;
      if (fits) count += 1;
      tell(entry.element, fits ? places.filter(Boolean) : []);
    });
    groups.forEach(function (group) {
      group.hidden = group.querySelector("[data-entry]:not([hidden])") === null;
      // Shapes are folded until somebody looks for one.
      if (group.tagName === "DETAILS" && !group.closest("nav")) group.open = words.length > 0;
    });
    found.textContent = words.length === 0 ? "" : count + " of " + total;
    nothing.hidden = count > 0;
  }

  function change() {
    if (box.value === "") address.searchParams.delete("q");
    else address.searchParams.set("q", box.value);
    address.hash = location.hash;
    history.replaceState(null, "", address);
    apply();
    readIndex().then(apply);
  }

  box.addEventListener("input", change);
  document.addEventListener("keydown", function (event) {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    box.focus();
  });
  box.value = address.searchParams.get("q") || "";
  if (box.value !== "") change();
})();
