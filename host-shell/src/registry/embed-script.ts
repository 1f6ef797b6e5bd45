interface EmbedHost {
  /** Origin under which visitors reach the server; `undefined` if it is not set. */
  readonly publicUrl: string | undefined;
  /** Origin from which the script was requested. */
  readonly requested: string;
}

/**
 * A classic script that adds the module loader to a page, once. Optimisers move, delay, copy, combine and inline
 * scripts, so the script contains the address of the host as a constant. If no public address is set, the script takes
 * the host from the address of its own tag; the constant is used if the tag does not have such an address.
 *
 * The loader is fetched at once and runs when the document is parsed: an added module does not wait by itself, and
 * would find placeholders whose JSON has not arrived.
 *
 * The script is ECMAScript 3, since a syntax error would stop the whole file into which the script was combined. For
 * the same reason the script begins with a line break and a semicolon, and throws nothing. `currentScript` is null in a
 * module and in `eval`, where the nonce is that of any script of the page.
 */
export function embedScript({ publicUrl, requested }: EmbedHost): string {
  const host = JSON.stringify(publicUrl ?? requested);
  const address = publicUrl === undefined ? `(/^(.+)\\/embed\\.js/.exec(c.src)||[0,${host}])[1]` : host;
  // No function is declared inside `try`: in strict mode, old browsers refuse that.
  const functions = [
    "function a(e,k,v,s){e=d.createElement(e);e[k]=v;e[s]=u;if(n)e.nonce=n;(d.head||d.documentElement).appendChild(e)}",
    'function r(){a("script","type","module","src")}',
  ];
  const steps = [
    "w=window;d=document;c=d.currentScript||0",
    "if(w.hostShellEmbed)return",
    "w.hostShellEmbed=1",
    'n=(c||d.querySelector("script[nonce]")||c).nonce',
    `u=${address}+"/loader.js"`,
    'if(d.readyState=="loading"){a("link","rel","modulepreload","href");d.addEventListener("DOMContentLoaded",r)}else r()',
  ];
  return `\n;(function(){var w,d,c,n,u;${functions.join("")}try{${steps.join(";")}}catch(e){}})();\n`;
}
