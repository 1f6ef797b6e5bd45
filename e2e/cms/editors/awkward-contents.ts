/** Contents as people write and paste them. Editors normalise the text around placeholders, so it is simple. */
export const awkwardContents: Readonly<Record<string, string>> = {
  "apostrophes around a value": `<div data-widget='cv-check' data-upload-title='Er "dit" CV klar?'><a href='https://host/cv-tjek'>Åbn</a></div>`,
  "line breaks between attributes": `<div\n  data-widget="cv-check"\n  data-join-href="/indmeldelse"\n><a href="https://host/cv-tjek">Åbn CV-tjekket</a></div>`,
  "a greater-than sign in a value": `<div data-widget="cv-check" data-upload-title="Løn > 50.000 < 60.000"></div>`,
  "a line break in a value": `<div data-widget="cv-check" data-upload-text="Første\nAnden&#10;Tredje"></div>`,
  "no link": `<div data-widget="cv-check"></div>`,
  "blanks as content": `<div data-widget="cv-check">\n  \n</div>`,
  "a JSON child": `<div data-widget="cv-check"><script type="application/json">{"uploadTitle": "1 < 2 & \\"ja\\"", "variants": [1, 2]}</script></div>`,
  "JSON in an attribute": `<div data-widget="signup-stepper" data-questions="[{&quot;id&quot;: &quot;rolle&quot;, &quot;t&quot;: &quot;a's &amp; b&quot;}]"><a href="https://host/indmeldelse">Meld dig ind</a></div>`,
  "the other name of the attribute": `<div data-site-widget="jobmatch" class="bred" id="job"><a href="/jobmatch">Åbn</a></div>`,
  "capital letters and curly quotation marks": `<DIV DATA-WIDGET="”CV-CHECK”" Data-Join-Href="/ind"></DIV>`,
  "named and numeric entities": `<div data-widget="cv-check" data-upload-title="&aelig;&#248;&#xE5;&nbsp;&eacute;&hellip;"><a href="/cv-tjek">L&oslash;n&nbsp;nu</a></div>`,
  "emoji, combining characters and right-to-left text": `<div data-widget="cv-check" data-upload-title="👩🏽‍💻 e\u0301 שלום \u200d"></div>`,
  "simple text with markup and a div in it": `<div data-widget="cv-check"><p>Åbn <strong>CV-tjekket</strong><br><a href="https://host/cv-tjek?a=1&amp;b=2">her</a></p></div>`,
  "a style with a design token": `<div data-widget="cv-check" style="--lk-color-accent: #0a7a3c" lang="da" aria-label="CV"><a href="/cv-tjek">Åbn</a></div>`,
  "an unknown tool and unquoted values": `<div data-widget=holdets-eget data-x=1 data-tom hidden><a href=/side>Åbn</a></div>`,
  "dollar signs, percent signs and braces": `<div data-widget="cv-check" data-upload-title="$1 $& 100 % %20 {count} {{x}} \\d"></div>`,
};
