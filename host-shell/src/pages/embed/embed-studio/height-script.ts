/** The script with which a page gives each frame the height of its tool. `docs/embed.md` contains the same script. */
export function heightScript(host: string): string {
  return `<script>
  addEventListener("message", function (event) {
    var data = event.data || {};
    if (event.origin !== "${host}" || data.type !== "widget:height") return;
    document.querySelectorAll("iframe").forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = data.height + "px";
    });
  });
</script>`;
}
