// Starts the first reads of the address while the scripts of the console are still on their way; the server names them
// in the page. src/api/firstReads.ts takes the answers.
(function () {
  // What knows the order and the dates of languages takes a browser 10 to 20 ms to load. The first row needs both; now,
  // before the scripts are there, nothing waits for them.
  setTimeout(function () {
    new Intl.Collator("en");
  });
  setTimeout(function () {
    new Intl.DateTimeFormat("en");
  });
  var data = document.getElementById("first-reads");
  if (!data) return;
  var started = JSON.parse(data.textContent).map(function (read) {
    read.answer = fetch(read.url, {
      method: read.method,
      headers: read.headers,
      body: read.body,
      credentials: "same-origin",
    });
    // Whoever takes the answer sees the failure; nobody may ever take it.
    read.answer.catch(function () {});
    return read;
  });
  window.quarterdeckFirstReads = started;
  // An answer that nobody has taken by then is too old to be shown.
  setTimeout(function () {
    started.length = 0;
  }, 5000);
})();
