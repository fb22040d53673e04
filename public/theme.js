// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null; // storage may be switched off
    }
  }
  var theme = read("quarterdeck.theme");
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.classList.add(theme);
  root.style.colorScheme = theme;
  root.dataset.density = read("quarterdeck.density") === "comfortable" ? "comfortable" : "compact";
  root.dataset.sidebar = read("quarterdeck.sidebar") === "collapsed" ? "collapsed" : "expanded";
})();
