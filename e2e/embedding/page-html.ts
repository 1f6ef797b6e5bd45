/** A page of another site with the loader's script tag, the placeholders, and additions to its head. */
export function pageHtml({
  loader,
  body,
  head = "",
}: {
  readonly loader: string;
  readonly body: string;
  readonly head?: string;
}): string {
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>En side et andet sted</title>
${head}
<script type="module" src="${loader}"></script>
</head>
<body>
<main><h1>En side et andet sted</h1>
${body}
</main>
</body>
</html>`;
}
