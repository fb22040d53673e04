// Calls of the reference, made from this page to this console with the reader's own session. The console takes changes
// from its own pages only, and takes them as JSON: a call here is refused where one of a screen would be.
(function () {
  const longest = 200000;
  /** Asked anew for each form: another tab may have signed somebody else in. */
  function whoami() {
    return fetch("/api/auth/whoami", { headers: { accept: "application/json" } })
      .then(function (answer) {
        return answer.ok ? answer.json() : undefined;
      })
      .then(function (body) {
        return body && body.payload;
      })
      .catch(function () {
        return undefined;
      });
  }

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  let count = 0;
  function labelled(text, control, about) {
    count += 1;
    control.id = "try-" + count;
    const label = make("label", { for: control.id }, text);
    if (!about) return make("div", { class: "field" }, label, control);
    const note = make("span", { class: "about", id: control.id + "-about" }, about);
    control.setAttribute("aria-describedby", note.id);
    return make("div", { class: "field" }, label, control, note);
  }

  function addressOf(call, values, more) {
    const query = [];
    let path = call.path;
    for (const [field, value] of values) {
      if (field.in === "path")
        path = path.replace("{" + field.name + "}", encodeURIComponent(value));
      else if (field.in === "query" && value !== "")
        query.push(encodeURIComponent(field.name) + "=" + encodeURIComponent(value));
      else if (field.in === "whole" && value !== "") query.push(value);
    }
    if (more) query.push(more.replace(/^[?&]/, ""));
    return path + (query.length > 0 ? "?" + query.join("&") : "");
  }

  function shown(text, type) {
    const cut = text.length > longest;
    let body = text;
    if (type.includes("json") && !cut)
      try {
        body = JSON.stringify(JSON.parse(text), null, 2);
      } catch {
        // It says JSON and is none: shown as it came.
      }
    return cut
      ? body.slice(0, longest) + "\n… " + (text.length - longest) + " more characters"
      : body;
  }

  async function send(call, request, into) {
    into.replaceChildren(make("p", { role: "status" }, "Waiting for the answer …"));
    const start = performance.now();
    let answer;
    let text;
    try {
      answer = await fetch(request.address, request.options);
      text = await answer.text();
    } catch (error) {
      into.replaceChildren(make("p", { role: "alert" }, "No answer: " + error.message));
      return;
    }
    const took = Math.round(performance.now() - start);
    const type = answer.headers.get("content-type") || "";
    const headers = Array.from(answer.headers, function ([name, value]) {
      return name + ": " + value;
    }).join("\n");
    const size = new Blob([text]).size.toLocaleString("en");
    into.replaceChildren(
      make(
        "p",
        { role: "status" },
        make("strong", { class: answer.ok ? "ok" : "failed" }, String(answer.status)),
        " " +
          answer.statusText +
          " in " +
          took +
          " ms, " +
          size +
          " bytes" +
          (type ? ", " + type : ""),
      ),
      make("details", {}, make("summary", {}, "Headers"), make("pre", {}, headers)),
      make(
        "pre",
        { class: "answer", tabindex: "0", role: "region", "aria-label": "Answer" },
        text === "" ? "(no body)" : shown(text, type),
      ),
    );
    if (answer.status === 401)
      into.append(
        make("p", {}, make("a", { href: "/" }, "Sign in at the console"), " and try again."),
      );
  }

  function build(holder) {
    const call = JSON.parse(holder.dataset.call);
    const form = make("form", { "aria-label": "Try " + holder.dataset.name });
    const controls = call.fields.map(function (field) {
      const control = make("input", {
        value: field.value,
        required: field.required,
        autocomplete: "off",
        spellcheck: "false",
      });
      const name =
        field.in === "query" || field.in === "whole"
          ? field.name
          : field.name + " (" + field.in + ")";
      form.append(labelled(name, control, field.about));
      return [field, control];
    });
    let more;
    if (call.hasFilters) {
      more = make("input", {
        autocomplete: "off",
        spellcheck: "false",
        placeholder: "name=eq.prod",
      });
      form.append(
        labelled("Filters of rows", more, "Such as name=eq.prod&created_at=gt.2026-01-01"),
      );
    }
    let body;
    if (call.body) {
      body = make("textarea", { rows: "8", spellcheck: "false" });
      body.value = call.body.value;
      form.append(labelled("Body, " + call.body.type, body));
    }
    const note = make("p", { class: "note" }, "Sent to this console with your own session.");
    form.append(note);
    if (call.writes) {
      const sure = make("input", { type: "checkbox", required: true });
      const field = labelled("I know that this changes data of this console", sure);
      field.className = "sure";
      form.append(field);
    }
    const button = make("button", { type: "submit" }, "Send " + call.method);
    const result = make("div", { class: "result" });
    form.append(button, result);
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      const values = controls.map(function ([field, control]) {
        return [field, control.value];
      });
      const headers = { accept: "application/json, */*;q=0.5" };
      for (const [field, value] of values)
        if (field.in === "header" && value !== "") headers[field.name] = value;
      if (body && body.value !== "") headers["content-type"] = call.body.type;
      button.disabled = true;
      void send(
        call,
        {
          address: addressOf(call, values, more && more.value),
          options: {
            method: call.method,
            headers: headers,
            redirect: "manual",
            ...(body && body.value !== "" ? { body: body.value } : {}),
          },
        },
        result,
      ).finally(function () {
        button.disabled = false;
      });
    });
    void whoami().then(function (payload) {
      if (!payload) return;
      const roles = payload.roles || [];
      note.textContent = "Sent to this console as " + payload.user.name + ".";
      const may = !call.roles || call.roles.some((role) => roles.includes(role));
      if (!may)
        note.textContent +=
          " This takes " + call.roles.join(" or ") + ", which you are not: expect a refusal.";
    });
    return form;
  }

  document.querySelectorAll("details.try").forEach(function (holder) {
    holder.addEventListener("toggle", function () {
      if (!holder.open || holder.querySelector("form")) return;
      holder.querySelector("p").replaceWith(build(holder));
    });
  });
})();
